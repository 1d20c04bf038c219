<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://acme.eightfold.ai/careers
 * num above 10 is cut to 10 without a word.
 *
 * 2021-10: residential proxy only, the data centre is blocked.
 * 2022-09: retries, since the site answers 503 at night.
 * 2023-11: TODO: remove when the old portal is gone.
 */
final class AcmeEightfoldParser
{
    private const TITLE = '.position-title';
    private const LOCATION = '.position-location';
    private const DESCRIPTION = '.position-job-description';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $job->extra['employment_type'] = $page->text('.commitment');
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{5,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $job->category = $page->text('.department') ?: 'General';
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }

        return $job;
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/cf-challenge|Request unsuccessful/i', $html) === 1;
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 50]);
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

    private function isWanted(string $url): bool
    {
        foreach (['/login', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }

    private function sections2(Document $page): string
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }
}
