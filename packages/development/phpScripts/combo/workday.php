<?php

declare(strict_types=1);

/**
 * Finds and reads all openings of Acme.
 * Portal: https://acme.wd1.myworkdayjobs.com/External
 * More than 20 at a time is answered with 400; the session cookie PLAY_SESSION has to be kept.
 *
 * 2022-06: TODO: remove when the old portal is gone.
 * 2024-04: retries, since the site answers 503 at night.
 * 2024-10: titles without the number of the requisition.
 */
final class AcmeWorkdayCombo
{
    private const START = 'https://acme.wd1.myworkdayjobs.com/External';
    private const ENDPOINT = 'https://acme.wd1.myworkdayjobs.com/wday/cxs/acme/External/jobs';
    private const TENANT = 'acme';
    private const PAGE_SIZE = 100;

    /** @return iterable<Job> */
    public function jobs(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            $job = new Job(trim($row['title'] ?? $row['text'] ?? ''), self::START . $row['externalPath']);
            $job->location = $row['location']['name'] ?? $row['locationsText'] ?? null;
            $job->description = $row['content'] ?? $row['description'] ?? '';
            yield $job;
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        for ($offset = 0; ; $offset += self::PAGE_SIZE) {
            $answer = $browser->post(self::ENDPOINT, ['appliedFacets' => [], 'limit' => self::PAGE_SIZE, 'offset' => $offset, 'searchText' => '']);
            $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
            $rows = $page['jobPostings'] ?? [];
            if ($rows === []) {
                return;
            }
            yield from $rows;
        }
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

    private function fetchPage(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 5; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 20]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function warmUp(Browser $browser): void
    {
        $page = $browser->get('/');
        $token = $page->attribute('meta[name="csrf-token"]', 'content');
        if ($token !== null && $token !== '') {
            $browser->header('X-CSRF-Token', $token);
        }
        usleep(100_000);
    }
}
