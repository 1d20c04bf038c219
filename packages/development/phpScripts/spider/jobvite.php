<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://jobs.jobvite.com/acme/jobs
 * The first page is p=0.
 *
 * 2023-09: the total on the page is not the number of jobs.
 * 2024-07: titles without the number of the requisition.
 * 2025-12: TODO: remove when the old portal is gone.
 */
final class AcmeJobviteSpider
{
    private const START = 'https://jobs.jobvite.com/acme/jobs';
    private const ENDPOINT = 'https://jobs.jobvite.com/acme/search?q=&p=';
    private const TENANT = 'acme';

    /** @var array<string, true> */
    private array $seen = [];

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        for ($number = 1; ; $number++) {
            $page = $browser->get(self::ENDPOINT . $number);
            $links = $page->all('table.jv-job-list td.jv-job-list-name a');
            $before = count($this->seen);
            foreach ($links as $link) {
                $address = $page->absolute($link->attribute('href'));
                if (isset($this->seen[$address])) {
                    continue;
                }
                $this->seen[$address] = true;
                yield $address;
            }
            // Behind the last page the site shows the last one again.
            if (count($this->seen) === $before) {
                return;
            }
        }
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(200_000);
    }

    private function warmUp2(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(200_000);
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

    private function dateOf(string $text): ?DateTimeImmutable
    {
        $text = trim(str_ireplace(['Posted', 'on', 'Date:'], '', $text));
        foreach (['Y-m-d', 'M j, Y', DATE_ATOM] as $format) {
            $date = DateTimeImmutable::createFromFormat($format, $text);
            if ($date !== false) {
                return $date;
            }
        }

        return null;
    }
}
