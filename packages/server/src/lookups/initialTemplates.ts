/** The code templates of a new database. Lists show names with "default" first. */
export const initialTemplates: readonly {
  name: string;
  codeType: 'spider' | 'parser' | 'combo';
  code: string;
}[] = [
  {
    name: 'default spider',
    codeType: 'spider',
    code: `<?php

declare(strict_types=1);

final class DefaultSpider
{
    /** @return iterable<string> */
    public function urls(Browser $browser, string $portal): iterable
    {
        foreach ($browser->get($portal)->all('a.job') as $link) {
            yield $link->attribute('href');
        }
    }
}
`,
  },
  {
    name: 'paged spider',
    codeType: 'spider',
    code: `<?php

declare(strict_types=1);

final class PagedSpider
{
    /** @return iterable<string> */
    public function urls(Browser $browser, string $portal): iterable
    {
        for ($page = 1; ; $page++) {
            $links = $browser->get($portal . '?page=' . $page)->all('a.job');
            if ($links === []) {
                return;
            }
            foreach ($links as $link) {
                yield $link->attribute('href');
            }
        }
    }
}
`,
  },
  {
    name: 'default parser',
    codeType: 'parser',
    code: `<?php

declare(strict_types=1);

final class DefaultParser
{
    public function parse(Document $page): ?Job
    {
        $title = trim($page->text('h1'));
        if ($title === '') {
            return null;
        }
        $job = new Job($title, $page->address());
        $job->location = $page->text('.location');
        $job->description = $page->html('.description');

        return $job;
    }
}
`,
  },
  {
    name: 'default combo',
    codeType: 'combo',
    code: `<?php

declare(strict_types=1);

final class DefaultCombo
{
    /** @return iterable<Job> */
    public function jobs(Browser $browser, string $feed): iterable
    {
        foreach (json_decode($browser->get($feed)->body(), true)['jobs'] ?? [] as $row) {
            $job = new Job($row['title'], $row['url']);
            $job->location = $row['location'] ?? null;
            yield $job;
        }
    }
}
`,
  },
];
