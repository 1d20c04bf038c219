<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://career5.successfactors.eu/career?company=acme
 * startrow counts jobs, not pages.
 *
 * 2022-02: TODO: remove when the old portal is gone.
 * 2023-05: the total on the page is not the number of jobs.
 * 2024-07: residential proxy only, the data centre is blocked.
 */
final class AcmeSuccessfactorsSpider
{
    private const START = 'https://career5.successfactors.eu/career?company=acme';
    private const ENDPOINT = 'https://career5.successfactors.eu/career?career_ns=job_listing_summary&company=acme&startrow=';
    private const TENANT = 'acme';

    /** @var array<string, true> */
    private array $seen = [];

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        for ($number = 1; ; $number++) {
            $page = $browser->get(self::ENDPOINT . $number);
            $links = $page->all('a.jobTitle-link');
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
            CURLOPT_TIMEOUT => 60,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: text/html', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/2.4)',
        ];
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['state'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="_token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(700_000);
    }

    private function dateOf2(string $text): ?DateTimeImmutable
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
