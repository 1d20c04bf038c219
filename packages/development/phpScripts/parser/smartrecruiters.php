<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://careers.smartrecruiters.com/acme
 * totalFound counts postings in every language.
 *
 * 2021-07: locations came twice, once per language.
 * 2025-04: residential proxy only, the data centre is blocked.
 * 2025-05: the total on the page is not the number of jobs.
 */
final class AcmeSmartrecruitersParser
{
    private const TITLE = 'h1.job-title';
    private const LOCATION = 'spl-job-location';
    private const DESCRIPTION = '[itemprop="description"]';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $job->category = $page->text('.department') ?: 'General';
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{4,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;

        return $job;
    }

    private function sections(Document $page): string
    {
        $html = '';
        foreach ($page->all('.section') as $section) {
            $heading = trim($section->text('h2, h3'));
            // The benefits block is the same on every page and only hides what changed.
            if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
                continue;
            }
            $html .= $section->html();
        }

        return $html;
    }

    private function salaryOf(string $text): ?array
    {
        if (preg_match('/(?<low>[\d.,]+)\s*(?:-|to|bis)\s*(?<high>[\d.,]+)\s*(?<currency>USD|EUR|GBP|\$|€)/u', $text, $found) !== 1) {
            return null;
        }
        $low = (float) str_replace([',', ' '], '', $found['low']);
        $high = (float) str_replace([',', ' '], '', $found['high']);
        // Below this it is an hourly wage.
        $unit = $high < 200 ? 'hour' : 'year';

        return ['low' => $low, 'high' => $high, 'currency' => $found['currency'], 'unit' => $unit];
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }
}
