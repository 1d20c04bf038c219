import type { Random } from './random.ts';
import { fieldReaders, helperMethods } from './phpParts.ts';

type Script = { random: Random; className: string; portal: string; lines: number };

const indent = (block: string, width: number): string => block.replace(/^(?=.)/gm, ' '.repeat(width));

const className = (name: string): string => {
  const letters = name.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '').split(' ').filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(letters) ? letters.slice(0, 40) : `Employer${letters.slice(0, 32)}`;
};

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Fills up to the wanted length with whole methods, so that long scripts look like the ones that grew over years. */
function methods(random: Random, lines: number): string {
  const written: string[] = [];
  let height = 0;
  for (let number = 1; height < lines; number += 1) {
    const method = random.pick(helperMethods)(random, number);
    height += method.split('\n').length + 1;
    written.push(method);
  }
  return written.join('\n\n');
}

const wrap = ({ random, className: name, lines }: Script, role: string, head: string, body: string): string => {
  const fixed = `<?php\n\ndeclare(strict_types=1);\n\n${head}\n\nfinal class ${name}${role}\n{\n${indent(body, 4)}\n`;
  const left = lines - fixed.split('\n').length - 1;
  const more = left > 1 ? `\n${indent(methods(random, left), 4)}\n` : '';
  return `${fixed}${more}}\n`.split('\n').map((line) => line.trimEnd()).join('\n');
};

function spider(script: Script): string {
  const { random, portal } = script;
  const pageSize = random.pick([10, 20, 25, 50, 100]);
  return wrap(script, 'Spider', `/* Collects the addresses of all openings of ${portal.replaceAll('*/', '')} */`, `private const START = ${quoted(portal)};
private const PAGE_SIZE = ${pageSize};

/** @return iterable<string> */
public function urls(Browser $browser): iterable
{
    for ($offset = 0; ; $offset += self::PAGE_SIZE) {
        $page = $browser->get(self::START . '?' . http_build_query(['offset' => $offset, 'limit' => self::PAGE_SIZE]));
        $links = $page->all(${quoted(random.pick(['a.job-title', '.opening a[href]', 'li[data-job] > a', '#results .posting-title']))});
        if ($links === []) {
            return;
        }
        foreach ($links as $link) {
            yield $page->absolute($link->attribute('href'));
        }
    }
}`);
}

function parser(script: Script): string {
  const { random } = script;
  const readers = random.sample(fieldReaders, random.int(3, fieldReaders.length)).map((reader) => reader(random));
  return wrap(script, 'Parser', `/* Reads one opening of ${script.portal.replaceAll('*/', '')} */`, `public function parse(Document $page): ?Job
{
    $title = trim($page->text(${quoted(random.pick(['h1', 'h1.title', '.posting-headline h2', '[itemprop="title"]']))}));
    if ($title === '') {
        return null;
    }
    $job = new Job($title, $page->address());
${indent(readers.join('\n'), 4)}

    return $job;
}`);
}

function combo(script: Script): string {
  const { random, portal } = script;
  return wrap(script, 'Combo', `/* One request answers with all openings of ${portal.replaceAll('*/', '')} */`, `private const FEED = ${quoted(`${portal}${random.pick(['/feed.json', '?format=json', '/api/jobs'])}`)};

/** @return iterable<Job> */
public function jobs(Browser $browser): iterable
{
    $feed = json_decode($browser->get(self::FEED)->body(), true, 512, JSON_THROW_ON_ERROR);
    foreach ($feed['jobs'] ?? [] as $row) {
        $job = new Job(trim($row['title'] ?? ''), $row['url'] ?? self::FEED);
        $job->location = $row['location']['name'] ?? null;
        $job->description = $row['content'] ?? '';
        yield $job;
    }
}`);
}

const writers = { spider, parser, combo };

/** A PHP script of about so many lines (30 to 1,500), as scrapers write them for one portal. It is never run, only shown and parsed. */
export function phpCode(type: keyof typeof writers, random: Random, employer: string, portal: string, lines: number): string {
  return writers[type]({ random, className: className(employer), portal, lines });
}
