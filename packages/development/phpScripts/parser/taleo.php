<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://acme.taleo.net/careersection/2/jobsearch.ftl
 * Needs the header tz: GMT+00:00, or answers 500.
 *
 * 2022-10: retries, since the site answers 503 at night.
 * 2024-01: cards instead of a table; the old selectors stay for archived pages.
 * 2024-05: titles without the number of the requisition.
 */
final class AcmeTaleoParser
{
    private const TITLE = '#requisitionDescriptionInterface .titlepage';
    private const LOCATION = '.contentlinepanel .text';
    private const DESCRIPTION = '.editablesection';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $job->extra['employment_type'] = $page->text('.schedule');
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{6,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }

        return $job;
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => true,
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

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 4; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 50]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 4);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    /** @return array<int, mixed> */
    private function curlOptions2(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/4.4)',
        ];
    }

    private function fetchPage2(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 1);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }
}
