<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://careers.smartrecruiters.com/acme
 * totalFound counts postings in every language.
 *
 * 2022-10: cards instead of a table; the old selectors stay for archived pages.
 * 2023-07: residential proxy only, the data centre is blocked.
 * 2024-02: the total on the page is not the number of jobs.
 */
final class AcmeSmartrecruitersSpider
{
    private const START = 'https://careers.smartrecruiters.com/acme';
    private const ENDPOINT = 'https://api.smartrecruiters.com/v1/companies/acme/postings';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 25;

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield $row['ref'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->get(self::ENDPOINT . '?' . http_build_query(['limit' => self::PAGE_SIZE, 'offset' => $offset]));
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['content'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/unusual traffic|sign in to continue/i', $html) === 1;
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked2(string $html): bool
    {
        return preg_match('/captcha|Request unsuccessful/i', $html) === 1;
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['province'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }

    private function sections(Document $page): string
    {
        $html = '';
        foreach ($page->all('.section') as $section) {
            $heading = trim($section->text('h2, h3'));
            // The benefits block is the same on every page and only hides what changed.
            if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
                continue;
            }
            $html .= $section->html();
        }

        return $html;
    }

    private function locationOf2(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked3(string $html): bool
    {
        return preg_match('/captcha|maintenance/i', $html) === 1;
    }
}
