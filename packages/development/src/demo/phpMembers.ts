import type { PhpSystem } from './phpSystems.ts';
import type { Random } from './random.ts';

/** Single statements for the main method of a parser. */
export const fieldReaders: readonly ((random: Random) => string)[] = [
  (random) =>
    `$job->reference = preg_match('/(?:ref|req)[-_ ]?(\\d{${random.int(4, 6)},})/i', $page->address(), $found) === 1 ? $found[1] : null;`,
  () => `$job->category = $page->text('.department') ?: 'General';`,
  () => "$job->isRemote = stripos($page->text('body'), 'remote') !== false;",
  (random) =>
    `$job->extra['employment_type'] = $page->text('.${random.pick(['type', 'commitment', 'schedule'])}');`,
  () => `$salary = $page->text('.salary');
if ($salary !== '') {
    $job->extra['salary'] = str_replace(["\\u{00A0}", ','], [' ', ''], $salary);
}`,
  () => `foreach ($page->all('dl.facts > dt') as $term) {
    $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
}`,
];

/** Change notes for the comment above a class. */
export const revisions: readonly string[] = [
  'cards instead of a table; the old selectors stay for archived pages.',
  'cookie banner hides the list until consent is posted.',
  'retries, since the site answers 503 at night.',
  'locations came twice, once per language.',
  'CURLOPT_FOLLOWLOCATION off: the redirect led to the login page.',
  'residential proxy only, the data centre is blocked.',
  'the total on the page is not the number of jobs.',
  'TODO: remove when the old portal is gone.',
  'titles without the number of the requisition.',
  'remote jobs have no city.',
];

/** Whole helper methods. The number keeps their names unique. */
export const helperMethods: readonly ((random: Random, number: number) => string)[] = [
  (random, number) => `private function cleanTitle${number}(string $title): string
{
    $title = html_entity_decode($title, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    $title = preg_replace('/\\s*\\((?:m\\/w\\/d|f\\/m\\/x)\\)$/i', '', $title) ?? $title;

    return mb_substr(trim($title), 0, ${random.pick([120, 200, 255])});
}`,
  (random, number) => `private function locationOf${number}(array $row): ?string
{
    if (($row['remote'] ?? false) === true) {
        return 'Remote';
    }
    $parts = array_filter([$row['city'] ?? null, $row['${random.pick(['state', 'region', 'province'])}'] ?? null, $row['country'] ?? null]);

    return $parts === [] ? null : implode(', ', $parts);
}`,
  (random, number) => `private function isWanted${number}(string $url): bool
{
    foreach (['/${random.pick(['login', 'talent-community', 'saved-jobs'])}', '/blog/', '#apply'] as $unwanted) {
        if (str_contains($url, $unwanted)) {
            return false;
        }
    }

    return true;
}`,
  (random, number) => `private function fetchPage${number}(Browser $browser, int $page): array
{
    for ($attempt = 1; $attempt <= ${random.int(2, 5)}; $attempt++) {
        $answer = $browser->post('/api/search', ['page' => $page, 'size' => ${random.pick([20, 50, 100])}]);
        if ($answer->status() === 200) {
            return json_decode($answer->body(), true) ?: [];
        }
        sleep($attempt * ${random.int(1, 4)});
    }

    throw new RuntimeException("Page {$page} did not answer.");
}`,
  (random, number) => `private function dateOf${number}(string $text): ?DateTimeImmutable
{
    $text = trim(str_ireplace(['Posted', 'on', 'Date:'], '', $text));
    foreach (['${random.pick(['m/d/Y', 'd.m.Y', 'Y-m-d'])}', 'M j, Y', DATE_ATOM] as $format) {
        $date = DateTimeImmutable::createFromFormat($format, $text);
        if ($date !== false) {
            return $date;
        }
    }

    return null;
}`,
  (random, number) => `private function sections${number}(Document $page): string
{
    $html = '';
    foreach ($page->all('${random.pick(['.section', 'article > div', '.job-section'])}') as $section) {
        $heading = trim($section->text('h2, h3'));
        // The benefits block is the same on every page and only hides what changed.
        if (in_array(strtolower($heading), ['benefits', 'about us', 'equal opportunity'], true)) {
            continue;
        }
        $html .= $section->html();
    }

    return $html;
}`,
  (random, number) => `/** @return array<int, mixed> */
private function curlOptions${number}(): array
{
    return [
        CURLOPT_TIMEOUT => ${random.pick([10, 20, 30, 60])},
        CURLOPT_FOLLOWLOCATION => ${random.pick(['true', 'false'])},
        CURLOPT_ENCODING => 'gzip',
        CURLOPT_HTTPHEADER => ['Accept: ${random.pick(['application/json', 'text/html', '*/*'])}', 'X-Requested-With: XMLHttpRequest'],
        CURLOPT_USERAGENT => 'Mozilla/5.0 (compatible; JobScraper/${random.int(2, 4)}.${random.int(0, 9)})',
    ];
}`,
  (
    random,
    number,
  ) => `/** A page that only looks like an answer: captcha, login wall, maintenance. */
private function isBlocked${number}(string $html): bool
{
    return preg_match('/${random.pick(['captcha', 'cf-challenge', 'Access Denied', 'unusual traffic'])}|${random.pick(['sign in to continue', 'maintenance', 'Request unsuccessful'])}/i', $html) === 1;
}`,
  (random, number) => `private function salaryOf${number}(string $text): ?array
{
    if (preg_match('/(?<low>[\\d.,]+)\\s*(?:-|to|bis)\\s*(?<high>[\\d.,]+)\\s*(?<currency>USD|EUR|GBP|\\$|€)/u', $text, $found) !== 1) {
        return null;
    }
    $low = (float) str_replace([',', ' '], '', $found['low']);
    $high = (float) str_replace([',', ' '], '', $found['high']);
    // Below this it is an hourly wage.
    $unit = $high < ${random.pick([200, 500, 1000])} ? 'hour' : 'year';

    return ['low' => $low, 'high' => $high, 'currency' => $found['currency'], 'unit' => $unit];
}`,
  (random, number) => `private function warmUp${number}(Browser $browser): void
{
    $page = $browser->get('/');
    $token = $page->attribute('meta[name="${random.pick(['csrf-token', 'xsrf', '_token'])}"]', 'content');
    if ($token !== null && $token !== '') {
        $browser->header('X-CSRF-Token', $token);
    }
    usleep(${random.int(1, 9)}00_000);
}`,
];

/** The values of the constants at the top of a script. */
export type ScriptConstants = { tenant: string; start: string; endpoint: string; pageSize: number };

/** A PHP string in single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const constants = (
  { tenant, start, endpoint, pageSize }: ScriptConstants,
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

/** The PHP method that reads the rows of a feed, from one answer or page by page. */
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

/** The members of a spider class. It yields the address of every opening once. */
export function spiderMembers(system: PhpSystem, place: ScriptConstants): string {
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

/** The members of a combo class. It reads openings from the feed or from the JSON-LD of each page. */
export function comboMembers(system: PhpSystem, place: ScriptConstants): string {
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
