<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://www.comeet.com/jobs/acme
 * The token of the feed is in the page, in COMEET.init.
 *
 * 2023-06: locations came twice, once per language.
 * 2024-10: retries, since the site answers 503 at night.
 * 2024-10: titles without the number of the requisition.
 */
final class AcmeComeetParser
{
    private const TITLE = 'h1.positionName';
    private const LOCATION = '.positionDetails li';
    private const DESCRIPTION = '.userDesignedContent';

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
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }

        return $job;
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 3; $attempt++) {
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }

    private function fetchPage2(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 1);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function cleanTitle2(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 200);
    }
}
