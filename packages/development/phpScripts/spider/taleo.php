<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://acme.taleo.net/careersection/2/jobsearch.ftl
 * Needs the header tz: GMT+00:00, or answers 500.
 *
 * 2021-10: remote jobs have no city.
 * 2022-06: titles without the number of the requisition.
 * 2023-11: residential proxy only, the data centre is blocked.
 */
final class AcmeTaleoSpider
{
    private const START = 'https://acme.taleo.net/careersection/2/jobsearch.ftl';
    private const ENDPOINT = 'https://acme.taleo.net/careersection/rest/jobboard/searchjobs?lang=en&portal=101430233';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 20;

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield self::START . '?job=' . $row['contestNo'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->post(self::ENDPOINT, ['multilineEnabled' => true, 'pageNo' => intdiv($offset, self::PAGE_SIZE) + 1]);
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['requisitionList'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
    }

    private function sections(Document $page): string
    {
        $html = '';
        foreach ($page->all('article > div') as $section) {
            $heading = trim($section->text('h2, h3'));
            // The benefits block is the same on every page and only hides what changed.
            if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
                continue;
            }
            $html .= $section->html();
        }

        return $html;
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 200);
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 3; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 50]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 2);
        }

        throw new RuntimeException("Page {$page} did not answer.");
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
}
