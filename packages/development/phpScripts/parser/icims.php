<?php

declare(strict_types=1);

/**
 * Reads one opening of Acme.
 * Portal: https://careers-acme.icims.com/jobs/search
 * Without in_iframe=1 the list stands in a frame and the page looks empty.
 *
 * 2022-01: the total on the page is not the number of jobs.
 * 2023-05: CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.
 * 2023-11: TODO: remove when the old portal is gone.
 */
final class AcmeIcimsParser
{
    private const TITLE = '.iCIMS_Header h1';
    private const LOCATION = '.iCIMS_JobHeaderTag .iCIMS_JobHeaderData';
    private const DESCRIPTION = '.iCIMS_JobContent';

    public function parse(Document $page): ?Job
    {
        $title = trim($page->text(self::TITLE));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text(self::LOCATION) ?: null;
        $job->description = $page->html(self::DESCRIPTION);
        $job->category = $page->text('.department') ?: 'General';
        foreach ($page->all('dl.facts > dt') as $term) {
            $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
        }
        $job->isRemote = stripos($page->text('body'), 'remote') !== false;
        $job->reference = preg_match('/(?:ref|req)[-_ ]?(\d{6,})/i', $page->address(), $found) === 1 ? $found[1] : null;
        $salary = $page->text('.salary');
        if ($salary !== '') {
            $job->extra['salary'] = str_replace(["\u{00A0}", ','], [' ', ''], $salary);
        }
        $job->extra['employment_type'] = $page->text('.commitment');

        return $job;
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 20,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: text/html', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/3.6)',
        ];
    }

    private function dateOf(string $text): ?DateTimeImmutable
    {
        $text = trim(str_ireplace(['Posted', 'on', 'Date:'], '', $text));
        foreach (['d.m.Y', 'M j, Y', DATE_ATOM] as $format) {
            $date = DateTimeImmutable::createFromFormat($format, $text);
            if ($date !== false) {
                return $date;
            }
        }

        return null;
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
