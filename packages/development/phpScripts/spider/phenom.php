<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://careers.acme.example/global/en
 * The same data stand in phApp.ddo of the first page.
 *
 * 2022-03: locations came twice, once per language.
 * 2022-06: titles without the number of the requisition.
 * 2024-08: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 */
final class AcmePhenomSpider
{
    private const START = 'https://careers.acme.example/global/en';
    private const ENDPOINT = 'https://careers.acme.example/widgets';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 100;

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            yield $row['applyUrl'];
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->post(self::ENDPOINT, ['ddoKey' => 'refineSearch', 'from' => $offset, 'size' => self::PAGE_SIZE, 'jobs' => true]);
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['refineSearch']['data']['jobs'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked(string $html): bool
    {
        return preg_match('/Access Denied|sign in to continue/i', $html) === 1;
    }

    private function locationOf(array $row): ?string
    {
        if (($row['remote'] ?? false) === true) {
            return 'Remote';
        }
        $parts = array_filter([$row['city'] ?? null, $row['region'] ?? null, $row['country'] ?? null]);

        return $parts === [] ? null : implode(', ', $parts);
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

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 30,
            CURLOPT_FOLLOWLOCATION => true,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.0)',
        ];
    }

    private function cleanTitle(string $title): string
    {
        $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $title = preg_replace('/\s*\((?:m\/w\/d|f\/m\/x)\)$/i', '', $title) ?? $title;

        return mb_substr(trim($title), 0, 255);
    }

    /** A page that only looks like an answer: captcha, login wall, maintenance. */
    private function isBlocked2(string $html): bool
    {
        return preg_match('/Access Denied|sign in to continue/i', $html) === 1;
    }
}
