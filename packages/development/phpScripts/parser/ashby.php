<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://jobs.ashbyhq.com/acme
 * GraphQL: an unknown tenant is answered with 200 and jobBoard null.
 *
 * 2022-04: locations came twice, once per language.
 * 2023-09: residential proxy only, the data centre is blocked.
 * 2024-01: retries, since the site answers 503 at night.
 */
final class AcmeAshbyParser
{
    private const TITLE = 'h1.ashby-job-posting-heading';
    private const LOCATION = '.ashby-job-posting-left-pane p';
    private const DESCRIPTION = '.ashby-job-posting-right-pane';

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
        $job->extra['employment_type'] = $page->text('.type');
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{4,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;

        return $job;
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 20,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.3)',
        ];
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

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 3; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function isWanted(string $url): bool
    {
        foreach (['/talent-community', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(600_000);
    }

    private function isWanted2(string $url): bool
    {
        foreach (['/login', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }
}
