<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://acme.fa.oraclecloud.com/hcmUI/CandidateExperience
 * The number of the site (CX_1) is in the address of the portal.
 *
 * 2021-10: titles without the number of the requisition.
 * 2022-09: the total on the page is not the number of jobs.
 * 2025-11: retries, since the site answers 503 at night.
 */
final class AcmeOraclecloudParser
{
    private const TITLE = '.job-details__title';
    private const LOCATION = '.job-details__subtitle';
    private const DESCRIPTION = '.job-details__description-content';

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
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{5,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }

        return $job;
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 200);
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/cf-challenge|maintenance/i', $html) === 1;
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked2(string $html): bool
    {
        return preg_match('/unusual traffic|sign in to continue/i', $html) === 1;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(700_000);
    }
}
