<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://www.linkedin.com/company/acme/jobs/
 * The guest pages answer 999 to data centre addresses: residential proxy only.
 *
 * 2021-12: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 * 2023-10: locations came twice, once per language.
 * 2024-11: cards instead of a table; the old selectors stay for archived pages.
 */
final class AcmeLinkedinSpider
{
    private const START = 'https://www.linkedin.com/company/acme/jobs/';
    private const ENDPOINT = 'https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=acme&start=';
    private const TENANT = 'acme';

    /** @var array<string, true> */
    private array $seen = [];

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        for ($number = 1; ; $number++) {
            $page = $browser->get(self::ENDPOINT . $number);
            $links = $page->all('a.base-card__full-link');
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

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: application/json', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/4.0)',
        ];
    }

    private function cleanTitle(string $title): string
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

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['province'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="xsrf"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(100_000);
    }

    private function isWanted2(string $url): bool
    {
        foreach (['/talent-community', '/blog/', '#apply'] as $unwanted) {
            if (str_contains($url, $unwanted)) {
                return false;
            }
        }

        return true;
    }
}
