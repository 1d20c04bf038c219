<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://acme.bamboohr.com/careers
 * Class names change with every release; JSON-LD does not.
 *
 * 2022-11: locations came twice, once per language.
 * 2024-05: residential proxy only, the data centre is blocked.
 * 2024-08: remote jobs have no city.
 */
final class AcmeBamboohrSpider
{
    private const START = 'https://acme.bamboohr.com/careers';
    private const ENDPOINT = 'https://acme.bamboohr.com/careers/list';
    private const TENANT = 'acme';

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield self::START . '/' . $row['id'];
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

        return $feed['result'] ?? [];
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/unusual traffic|maintenance/i', $html) === 1;
    }

    private function salaryOf(string $text): ?array
    {
        if (preg_match('/(?<low>[\d.,]+)\s*(?:-|to|bis)\s*(?<high>[\d.,]+)\s*(?<currency>USD|EUR|GBP|\$|€)/u', $text, $found) !== 1) {
            return null;
        }
        $low = (float) str_replace([',', ' '], '', $found['low']);
        $high = (float) str_replace([',', ' '], '', $found['high']);
        // Below this it is an hourly wage.
        $unit = $high < 500 ? 'hour' : 'year';

        return ['low' => $low, 'high' => $high, 'currency' => $found['currency'], 'unit' => $unit];
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

    private function sections(Document $page): string
    {
        $html = '';
        foreach ($page->all('.job-section') as $section) {
            $heading = trim($section->text('h2, h3'));
            // The benefits block is the same on every page and only hides what changed.
            if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
                continue;
            }
            $html .= $section->html();
        }

        return $html;
    }

    private function sections2(Document $page): string
    {
        $html = '';
        foreach ($page->all('article > div') as $section) {
            $heading = trim($section->text('h2, h3'));
            // The benefits block is the same on every page and only hides what changed.
            if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
                continue;
            }
            $html .= $section->html();
        }

        return $html;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="_token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(700_000);
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['province'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }
}
