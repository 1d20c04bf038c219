<?php

declare(strict_types=1);

/**
 * Finds and reads all openings of Acme.
 * Portal: https://www.acme.example/careers
 * No public feed; the list is built on the server.
 *
 * 2021-01: titles without the number of the requisition.
 * 2021-02: TODO: remove when the old portal is gone.
 * 2024-07: locations came twice, once per language.
 */
final class AcmeCustomCombo
{
    private const START = 'https://www.acme.example/careers';
    private const ENDPOINT = 'https://www.acme.example/careers?page=';
    private const TENANT = 'acme';

    /** @return iterable<Job> */
    public function jobs(Browser $browser): iterable
    {
        foreach ($browser->get(self::START)->all('.job-list a.job') as $link) {
            $page = $browser->get($link->attribute('href'));
            $posting = json_decode($page->text('script[type="application/ld+json"]'), true) ?: [];
            $job = new Job(trim($posting['title'] ?? $page->text('h1')), $page->address());
            $job->location = $posting['jobLocation']['address']['addressLocality'] ?? $page->text('.location');
            $job->description = $posting['description'] ?? $page->html('.description');
            yield $job;
        }
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 20,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: application/json', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.9)',
        ];
    }

    /** @return array<int, mixed> */
    private function curlOptions2(): array
    {
        return [
            CURLOPT_TIMEOUT => 20,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: */*', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/4.5)',
        ];
    }

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 5; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function fetchPage2(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 5; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }
}
