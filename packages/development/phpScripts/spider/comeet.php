<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://www.comeet.com/jobs/acme
 * The token of the feed is in the page, in COMEET.init.
 *
 * 2022-03: residential proxy only, the data centre is blocked.
 * 2023-03: cards instead of a table; the old selectors stay for archived pages.
 * 2024-07: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 */
final class AcmeComeetSpider
{
    private const START = 'https://www.comeet.com/jobs/acme';
    private const ENDPOINT = 'https://www.comeet.co/careers-api/2.0/company/acme/positions?details=true';
    private const TENANT = 'acme';

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield $row['url_active_page'];
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

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 120);
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['province'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: text/html', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.7)',
        ];
    }
}
