<?php

declare(strict_types=1);

/**
 * Finds and reads all openings of Acme.
 * Portal: https://jobs.ashbyhq.com/acme
 * GraphQL: an unknown tenant is answered with 200 and jobBoard null.
 *
 * 2022-09: TODO: remove when the old portal is gone.
 * 2023-03: residential proxy only, the data centre is blocked.
 * 2025-03: retries, since the site answers 503 at night.
 */
final class AcmeAshbyCombo
{
    private const START = 'https://jobs.ashbyhq.com/acme';
    private const ENDPOINT = 'https://jobs.ashbyhq.com/api/non-user-graphql?op=ApiJobBoardWithTeams';
    private const TENANT = 'acme';

    /** @return iterable<Job> */
    public function jobs(Browser $browser): iterable
    {
        foreach ($this->rows($browser) as $row) {
            $job = new Job(trim($row['title'] ?? $row['text'] ?? ''), self::START . '/' . $row['id']);
            $job->location = $row['location']['name'] ?? $row['locationsText'] ?? null;
            $job->description = $row['content'] ?? $row['description'] ?? '';
            yield $job;
        }
    }

    /** @return iterable<array<string, mixed>> */
    private function rows(Browser $browser): iterable
    {
        $answer = $browser->post(self::ENDPOINT, ['operationName' => 'ApiJobBoardWithTeams', 'variables' => ['organizationHostedJobsPageName' => self::TENANT]]);
        if ($answer->status() !== 200) {
            throw new RuntimeException('The feed answered ' . $answer->status());
        }
        $feed = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);

        return $feed['data']['jobBoard']['jobPostings'] ?? [];
    }

    /** @return array<int, mixed> */
    private function curlOptions(): array
    {
        return [
            CURLOPT_TIMEOUT => 20,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_ENCODING => 'gzip',
            CURLOPT_HTTPHEADER => ['Accept: text/html', 'X-Requested-With: XMLHttpRequest'],
            CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/2.9)',
        ];
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

    private function sections2(Document $page): string
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
}
