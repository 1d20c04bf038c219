<?php

declare(strict_types=1);

/**
 * Finds and reads all openings of Acme.
 * Portal: https://careers-acme.icims.com/jobs/search
 * Without in_iframe=1 the list stands in a frame and the page looks empty.
 *
 * 2022-04: cards instead of a table; the old selectors stay for archived pages.
 * 2023-03: cookie banner hides the list until consent is posted.
 * 2023-04: residential proxy only, the data centre is blocked.
 */
final class AcmeIcimsCombo
{
    private const START = 'https://careers-acme.icims.com/jobs/search';
    private const ENDPOINT = 'https://careers-acme.icims.com/jobs/search?in_iframe=1&pr=';
    private const TENANT = 'acme';

    /** @return iterable<Job> */
    public function jobs(Browser $browser): iterable
    {
        foreach ($browser->get(self::START)->all('.iCIMS_JobsTable a.iCIMS_Anchor') as $link) {
            $page = $browser->get($link->attribute('href'));
            $posting = json_decode($page->text('script[type="application/ld+json"]'), true) ?: [];
            $job = new Job(trim($posting['title'] ?? $page->text('.iCIMS_Header h1')), $page->address());
            $job->location = $posting['jobLocation']['address']['addressLocality'] ?? $page->text('.iCIMS_JobHeaderTag .iCIMS_JobHeaderData');
            $job->description = $posting['description'] ?? $page->html('.iCIMS_JobContent');
            yield $job;
        }
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    private function locationOf2(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }
}
