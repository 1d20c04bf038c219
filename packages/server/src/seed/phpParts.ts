import type { Random } from './random.ts';

/** One statement each, inside a parser's main method. */
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

/** Why a script was changed, for its head. */
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

/** Whole methods; the number keeps their names apart. */
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
