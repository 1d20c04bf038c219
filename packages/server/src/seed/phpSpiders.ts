import type { PhpSystem } from './phpSystems.ts';

/** The constants that a script of a system begins with. */
export type Place = { tenant: string; start: string; endpoint: string; pageSize: number };

/** A PHP string in single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const constants = (
  { tenant, start, endpoint, pageSize }: Place,
  kind: PhpSystem['kind'],
): string => `private const START = ${quoted(start)};
private const ENDPOINT = ${quoted(endpoint)};
private const TENANT = ${quoted(tenant)};${kind === 'paged' ? `\nprivate const PAGE_SIZE = ${pageSize};` : ''}`;

const request = ({ kind, method = 'get', sent }: PhpSystem): string => {
  if (method === 'post') return `$browser->post(self::ENDPOINT, ${sent ?? '[]'})`;
  return kind === 'paged'
    ? `$browser->get(self::ENDPOINT . '?' . http_build_query(${sent ?? '[]'}))`
    : '$browser->get(self::ENDPOINT)';
};

/** Rows of the feed, from one answer or from as many as there are. */
const rows = (system: PhpSystem): string =>
  system.kind === 'paged'
    ? `/** @return iterable<array<string, mixed>> */
private function rows(Browser $browser): iterable
{
    for ($offset = 0; ; $offset += self::PAGE_SIZE) {
        $answer = ${request(system)};
        $page = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);
        $rows = $page${system.items ?? ''} ?? [];
        if ($rows === []) {
            return;
        }
        yield from $rows;
    }
}`
    : `/** @return iterable<array<string, mixed>> */
private function rows(Browser $browser): iterable
{
    $answer = ${request(system)};
    if ($answer->status() !== 200) {
        throw new RuntimeException('The feed answered ' . $answer->status());
    }
    $feed = json_decode($answer->body(), true, 512, JSON_THROW_ON_ERROR);

    return $feed${system.items ?? ''} ?? [];
}`;

/** The members of a spider class: it yields the address of every opening once. */
export function spiderMembers(system: PhpSystem, place: Place): string {
  if (system.kind === 'pages') {
    return `${constants(place, system.kind)}

/** @var array<string, true> */
private array $seen = [];

/** @return iterable<string> */
public function urls(Browser $browser): iterable
{
    for ($number = 1; ; $number++) {
        $page = $browser->get(self::ENDPOINT . $number);
        $links = $page->all(${quoted(system.link ?? 'a')});
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
}`;
  }
  return `${constants(place, system.kind)}

/** @return iterable<string> */
public function urls(Browser $browser): iterable
{
    foreach ($this->rows($browser) as $row) {
        yield ${system.address ?? "$row['url']"};
    }
}

${rows(system)}`;
}

/**
 * The members of a combo class: list and openings in one, from the feed or from the JSON-LD of each
 * page.
 */
export function comboMembers(system: PhpSystem, place: Place): string {
  if (system.kind === 'pages') {
    return `${constants(place, system.kind)}

/** @return iterable<Job> */
public function jobs(Browser $browser): iterable
{
    foreach ($browser->get(self::START)->all(${quoted(system.link ?? 'a')}) as $link) {
        $page = $browser->get($link->attribute('href'));
        $posting = json_decode($page->text('script[type="application/ld+json"]'), true) ?: [];
        $job = new Job(trim($posting['title'] ?? $page->text(${quoted(system.title)})), $page->address());
        $job->location = $posting['jobLocation']['address']['addressLocality'] ?? $page->text(${quoted(system.location)});
        $job->description = $posting['description'] ?? $page->html(${quoted(system.description)});
        yield $job;
    }
}`;
  }
  return `${constants(place, system.kind)}

/** @return iterable<Job> */
public function jobs(Browser $browser): iterable
{
    foreach ($this->rows($browser) as $row) {
        $job = new Job(trim($row['title'] ?? $row['text'] ?? ''), ${system.address ?? "$row['url']"});
        $job->location = $row['location']['name'] ?? $row['locationsText'] ?? null;
        $job->description = $row['content'] ?? $row['description'] ?? '';
        yield $job;
    }
}

${rows(system)}`;
}
