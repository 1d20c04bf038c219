<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://boards.greenhouse.io/acme
 * The board API answers without a key; gh_jid in the address is the id of the job.
 *
 * 2021-10: titles without the number of the requisition.
 * 2024-10: remote jobs have no city.
 * 2024-10: residential proxy only, the data centre is blocked.
 */
final class AcmeGreenhouseSpider
{
    private const START = 'https://boards.greenhouse.io/acme';
    private const ENDPOINT = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true';
    private const TENANT = 'acme';

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield $row['absolute_url'];
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

        return $feed['jobs'] ?? [];
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 60,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/2.8)',
        ];
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

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(200_000);
    }

    private function salaryOf2(string $text): ?array
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
}
