<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://www.linkedin.com/company/acme/jobs/
 * The guest pages answer 999 to data centre addresses: residential proxy only.
 *
 * 2023-08: TODO: remove when the old portal is gone.
 * 2024-05: titles without the number of the requisition.
 * 2024-06: remote jobs have no city.
 */
final class AcmeLinkedinParser
{
    private const TITLE = '.top-card-layout__title';
    private const LOCATION = '.topcard__flavor--bullet';
    private const DESCRIPTION = '.show-more-less-html__markup';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{6,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->extra['employment_type'] = $page->text('.type');

        return $job;
    }

    private function isWanted(string $url): bool
    {
        foreach (['/saved-jobs', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/cf-challenge|Request unsuccessful/i', $html) === 1;
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

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

    private function salaryOf2(string $text): ?array
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

    private function sections(Document $page): string
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
}
