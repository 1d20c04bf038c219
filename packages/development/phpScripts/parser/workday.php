<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://acme.wd1.myworkdayjobs.com/External
 * More than 20 at a time is answered with 400; the session cookie PLAY_SESSION has to be kept.
 *
 * 2021-09: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 * 2024-11: the total on the page is not the number of jobs.
 * 2025-04: retries, since the site answers 503 at night.
 */
final class AcmeWorkdayParser
{
    private const TITLE = '[data-automation-id="jobPostingHeader"]';
    private const LOCATION = '[data-automation-id="locations"]';
    private const DESCRIPTION = '[data-automation-id="jobPostingDescription"]';

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
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $job->category = $page->text('.department') ?: 'General';
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $job->extra['employment_type'] = $page->text('.type');
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{6,})/i', $page->address(), $found) === 1 ? $found[1] : null;

        return $job;
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 20]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 4);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/unusual traffic|Request unsuccessful/i', $html) === 1;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="_token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(100_000);
    }

    private function warmUp2(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(100_000);
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

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked2(string $html): bool
    {
        return preg_match('/captcha|maintenance/i', $html) === 1;
    }
}
