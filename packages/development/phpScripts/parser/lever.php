<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://jobs.lever.co/acme
 * European accounts stand on api.eu.lever.co.
 *
 * 2021-05: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 * 2022-09: locations came twice, once per language.
 * 2023-10: titles without the number of the requisition.
 */
final class AcmeLeverParser
{
    private const TITLE = '.posting-headline h2';
    private const LOCATION = '.posting-categories .location';
    private const DESCRIPTION = '.posting-page .section';

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
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $job->extra['employment_type'] = $page->text('.schedule');

        return $job;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(900_000);
    }

    private function dateOf(string $text): ?DateTimeImmutable
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

    private function warmUp2(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(300_000);
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
}
