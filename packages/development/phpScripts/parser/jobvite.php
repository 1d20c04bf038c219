<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://jobs.jobvite.com/acme/jobs
 * The first page is p=0.
 *
 * 2021-01: cards instead of a table; the old selectors stay for archived pages.
 * 2023-06: titles without the number of the requisition.
 * 2025-03: TODO: remove when the old portal is gone.
 */
final class AcmeJobviteParser
{
    private const TITLE = 'h2.jv-header';
    private const LOCATION = '.jv-job-detail-meta';
    private const DESCRIPTION = '.jv-job-detail-description';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $job->extra['employment_type'] = $page->text('.type');
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{5,})/i', $page->address(), $found) === 1 ? $found[1] : null;

        return $job;
    }

    private function dateOf(string $text): ?DateTimeImmutable
    {
        $text = trim(str_ireplace(['Posted', 'on', 'Date:'], '', $text));
        foreach (['m/d/Y', 'M j, Y', DATE_ATOM] as $format) {
            $date = DateTimeImmutable::createFromFormat($format, $text);
            if ($date !== false) {
                return $date;
            }
        }

        return null;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(600_000);
    }

    private function dateOf2(string $text): ?DateTimeImmutable
    {
        $text = trim(str_ireplace(['Posted', 'on', 'Date:'], '', $text));
        foreach (['d.m.Y', 'M j, Y', DATE_ATOM] as $format) {
            $date = DateTimeImmutable::createFromFormat($format, $text);
            if ($date !== false) {
                return $date;
            }
        }

        return null;
    }
}
