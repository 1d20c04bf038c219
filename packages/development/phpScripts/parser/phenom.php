<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://careers.acme.example/global/en
 * The same data stand in phApp.ddo of the first page.
 *
 * 2024-04: remote jobs have no city.
 * 2025-03: TODO: remove when the old portal is gone.
 * 2025-06: locations came twice, once per language.
 */
final class AcmePhenomParser
{
    private const TITLE = 'h1.job-title';
    private const LOCATION = '.job-location';
    private const DESCRIPTION = '.job-description';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{4,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $job->category = $page->text('.department') ?: 'General';
        $job->extra['employment_type'] = $page->text('.schedule');
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }

        return $job;
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    private function locationOf2(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }
}
