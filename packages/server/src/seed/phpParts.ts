import type { Random } from './random.ts';

/** One statement each, inside a parser's main method. */
export const fieldReaders: readonly ((random: Random) => string)[] = [
  (random) => `$job->location = $page->text('${random.pick(['.location', '[itemprop="jobLocation"]', '.job-meta .city', 'span.place'])}');`,
  (random) => `$job->description = $page->html('${random.pick(['#job-description', '.posting-body', 'section.content', '[itemprop="description"]'])}');`,
  (random) => `$job->reference = preg_match('/(?:ref|req)[-_ ]?(\\d{${random.int(4, 6)},})/i', $page->address(), $found) === 1 ? $found[1] : null;`,
  () => `$job->category = $page->text('.department') ?: 'General';`,
  () => '$job->isRemote = stripos($page->text(\'body\'), \'remote\') !== false;',
  (random) => `$job->extra['employment_type'] = $page->text('.${random.pick(['type', 'commitment', 'schedule'])}');`,
  () => `$salary = $page->text('.salary');
if ($salary !== '') {
    $job->extra['salary'] = str_replace(["\\u{00A0}", ','], [' ', ''], $salary);
}`,
  () => `foreach ($page->all('dl.facts > dt') as $term) {
    $job->extra[strtolower(trim($term->text()))] = trim($term->next()->text());
}`,
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
];
