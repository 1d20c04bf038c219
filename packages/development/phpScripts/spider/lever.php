<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://jobs.lever.co/acme
 * European accounts stand on api.eu.lever.co.
 *
 * 2022-09: locations came twice, once per language.
 * 2023-09: residential proxy only, the data centre is blocked.
 * 2025-08: the total on the page is not the number of jobs.
 */
final class AcmeLeverSpider
{
    private const START = 'https://jobs.lever.co/acme';
    private const ENDPOINT = 'https://api.lever.co/v0/postings/acme?mode=json';
    private const TENANT = 'acme';

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield $row['hostedUrl'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        $answer = $browser->get(self::ENDPOINT);
        if ($answer->status() !== 200) {
            throw new RuntimeException('The feed answered ' . $answer->status());
        }
        $feed = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);

        return $feed ?? [];
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="_token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(900_000);
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 120);
    }

    private function isWanted(string $url): bool
    {
        foreach (['/login', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }

    private function salaryOf(string $text): ?array
    {
        if (preg_match('/(?<low>[\d.,]+)\s*(?:-|to|bis)\s*(?<high>[\d.,]+)\s*(?<currency>USD|EUR|GBP|\$|€)/u', $text, $found) !== 1) {
            return null;
        }
        $low = (float) str_replace([',', ' '], '', $found['low']);
        $high = (float) str_replace([',', ' '], '', $found['high']);
        // Below this it is an hourly wage.
        $unit = $high < 1000 ? 'hour' : 'year';

        return ['low' => $low, 'high' => $high, 'currency' => $found['currency'], 'unit' => $unit];
    }

    private function isWanted2(string $url): bool
    {
        foreach (['/saved-jobs', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }
}
