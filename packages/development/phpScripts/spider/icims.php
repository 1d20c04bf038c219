<?php

declare(strict_types=1);

/**
 * Collects the addresses of all openings of Acme.
 * Portal: https://careers-acme.icims.com/jobs/search
 * Without in_iframe=1 the list stands in a frame and the page looks empty.
 *
 * 2025-02: the total on the page is not the number of jobs.
 * 2025-05: titles without the number of the requisition.
 * 2025-10: TODO: remove when the old portal is gone.
 */
final class AcmeIcimsSpider
{
    private const START = 'https://careers-acme.icims.com/jobs/search';
    private const ENDPOINT = 'https://careers-acme.icims.com/jobs/search?in_iframe=1&pr=';
    private const TENANT = 'acme';

    /** @var array<string, true> */
    private array $seen = [];

    /** @return iterable<string> */
    public function urls(Browser $browser): iterable
    {
        for ($number = 1; ; $number++) {
            $page = $browser->get(self::ENDPOINT . $number);
            $links = $page->all('.iCIMS_JobsTable a.iCIMS_Anchor');
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
        usleep(600_000);
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
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 100]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
        }

        throw new RuntimeException("Page {$page} did not answer.");
    }

    private function salaryOf2(string $text): ?array
    {
        if (preg_match('/(?<low>[\d.,]+)\s*(?:-|to|bis)\s*(?<high>[\d.,]+)\s*(?<currency>USD|EUR|GBP|\$|€)/u', $text, $found) !== 1) {
            return null;
        }
        $low = (float) str_replace([',', ' '], '', $found['low']);
        $high = (float) str_replace([',', ' '], '', $found['high']);
        // Below this it is an hourly wage.
        $unit = $high < 1000 ? 'hour' : 'year';

        return ['low' => $low, 'high' => $high, 'currency' => $found['currency'], 'unit' => $unit];
    }

    private function fetchPage2(Browser $browser, int $page): array
    {
        for ($attempt = 1; $attempt <= 2; $attempt++) {
            $answer = $browser->post('/api/search', ['page' => $page, 'size' => 20]);
            if ($answer->status() === 200) {
                return json_decode($answer->body(), true) ?: [];
            }
            sleep($attempt * 3);
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
