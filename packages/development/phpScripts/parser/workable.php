<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://apply.workable.com/acme
 * Answers 429 after a hundred requests a minute.
 *
 * 2021-01: residential proxy only, the data centre is blocked.
 * 2022-12: titles without the number of the requisition.
 * 2025-04: the total on the page is not the number of jobs.
 */
final class AcmeWorkableParser
{
    private const TITLE = '[data-ui="job-title"]';
    private const LOCATION = '[data-ui="job-location"]';
    private const DESCRIPTION = '[data-ui="job-description"]';

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
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{6,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $job->extra['employment_type'] = $page->text('.type');

        return $job;
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 3; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 20]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 4);
        }

        throw new RuntimeException("Page {$page} did not answer.");
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
}
