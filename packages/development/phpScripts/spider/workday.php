<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://acme.wd1.myworkdayjobs.com/External
 * More than 20 at a time is answered with 400; the session cookie PLAY_SESSION has to be kept.
 *
 * 2021-01: titles without the number of the requisition.
 * 2022-10: the total on the page is not the number of jobs.
 * 2025-08: locations came twice, once per language.
 */
final class AcmeWorkdaySpider
{
    private const START = 'https://acme.wd1.myworkdayjobs.com/External';
    private const ENDPOINT = 'https://acme.wd1.myworkdayjobs.com/wday/cxs/acme/External/jobs';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 100;

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield self::START . $row['externalPath'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->post(self::ENDPOINT, ['appliedFacets' => [], 'limit' => self::PAGE_SIZE, 'offset' => $offset, 'searchText' => '']);
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['jobPostings'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: text/html', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/2.3)',
        ];
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 4; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 2);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }

    /** @return array<int, mixed> */
    private function curlOptions2(): array
    {
        return [
            CURLOPT_TIMEOUT => 60,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: application/json', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.7)',
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

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 120);
    }
}
