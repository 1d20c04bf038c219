<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://jobs.ashbyhq.com/acme
 * GraphQL: an unknown tenant is answered with 200 and jobBoard null.
 *
 * 2021-06: cookie banner hides the list until consent is posted.
 * 2023-03: cards instead of a table; the old selectors stay for archived pages.
 * 2025-05: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 */
final class AcmeAshbySpider
{
    private const START = 'https://jobs.ashbyhq.com/acme';
    private const ENDPOINT = 'https://jobs.ashbyhq.com/api/non-user-graphql?op=ApiJobBoardWithTeams';
    private const TENANT = 'acme';

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield self::START . '/' . $row['id'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        $answer = $browser->post(self::ENDPOINT, ['operationName' => 'ApiJobBoardWithTeams', 'variables' => ['organizationHostedJobsPageName' => self::TENANT]]);
        if ($answer->status() !== 200) {
            throw new RuntimeException('The feed answered ' . $answer->status());
        }
        $feed = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);

        return $feed['data']['jobBoard']['jobPostings'] ?? [];
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 5; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 20]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/cf-challenge|sign in to continue/i', $html) === 1;
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 200);
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

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(900_000);
    }
}
