<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://career5.successfactors.eu/career?company=acme
 * startrow counts jobs, not pages.
 *
 * 2023-10: locations came twice, once per language.
 * 2024-03: residential proxy only, the data centre is blocked.
 * 2025-11: cards instead of a table; the old selectors stay for archived pages.
 */
final class AcmeSuccessfactorsParser
{
    private const TITLE = '[data-careersite-propertyid="title"]';
    private const LOCATION = '[data-careersite-propertyid="location"]';
    private const DESCRIPTION = '.jobdescription';

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
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->extra['employment_type'] = $page->text('.schedule');
        $job->category = $page->text('.department') ?: 'General';
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;

        return $job;
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 3; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 50]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 1);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function fetchPage2(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 50]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 1);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 200);
    }

    private function cleanTitle2(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 120);
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

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/unusual traffic|sign in to continue/i', $html) === 1;
    }
}
