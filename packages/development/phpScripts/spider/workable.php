<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://apply.workable.com/acme
 * Answers 429 after a hundred requests a minute.
 *
 * 2022-02: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 * 2022-04: titles without the number of the requisition.
 * 2022-07: remote jobs have no city.
 */
final class AcmeWorkableSpider
{
    private const START = 'https://apply.workable.com/acme';
    private const ENDPOINT = 'https://apply.workable.com/api/v3/accounts/acme/jobs';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 100;

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield self::START . 'j/' . $row['shortcode'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->post(self::ENDPOINT, ['query' => '', 'location' => [], 'offset' => $offset]);
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['results'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
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

    private function warmUp2(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(700_000);
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

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 120);
    }
}
