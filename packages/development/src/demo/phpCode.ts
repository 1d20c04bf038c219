import {
  fieldReaders,
  helperMethods,
  revisions,
  comboMembers,
  quoted,
  spiderMembers,
  type ScriptConstants,
} from './phpMembers.ts';
import { phpSystem, type PhpSystem } from './phpSystems.ts';
import type { Random } from './random.ts';

/** The entity and portal that a script is for. Without a portal, a name is made up from the system. */
export type PhpSubject = { entity: string; ats: string | null; portal: string | null };

type Script = PhpSubject & {
  random: Random;
  lines: number;
  system: PhpSystem;
  constants: ScriptConstants;
};

const MIN_LINES = 30;

const indent = (block: string, width: number): string =>
  block.replace(/^(?=.)/gm, ' '.repeat(width));

const pascal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function className({ entity, ats }: PhpSubject): string {
  const letters = pascal(entity).slice(0, 40);
  return `${/^[A-Za-z]/.test(letters) ? letters : `Employer${letters.slice(0, 32)}`}${pascal(ats ?? 'custom').slice(0, 20)}`;
}

/**
 * Finds the tenant name that most systems use: the last part of the portal's path or the first part
 * of its host.
 */
function constantsOf(
  { portal, ats }: PhpSubject,
  system: PhpSystem,
  random: Random,
): ScriptConstants {
  const start =
    portal ??
    `https://${(ats ?? 'careers').toLowerCase().replace(/[^a-z0-9]/g, '') || 'careers'}.example`;
  const url = URL.canParse(start) ? new URL(start) : new URL('https://careers.example');
  const name =
    url.pathname.split('/').findLast((part) => part !== '') ??
    url.hostname.replace(/^www\./, '').split('.')[0] ??
    '';
  const tenant = name.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 60) || 'tenant';
  return {
    tenant,
    start,
    endpoint: system.endpoint(tenant, url.origin),
    pageSize: random.pick([10, 20, 25, 50, 100]),
  };
}

/** Adds whole helper methods up to the requested length. */
function methods(random: Random, lines: number, least: number): string {
  const written: string[] = [];
  let height = 0;
  for (let number = 1; ; number += 1) {
    const method = random.pick(helperMethods)(random, number);
    const grown = height + method.split('\n').length + 1;
    if (grown > lines && height >= least) return written.join('\n\n');
    written.push(method);
    height = grown;
  }
}

/**
 * The comment above the class. It must not contain an end of comment or of PHP, whatever the entity
 * is called.
 */
function head({ random, entity, portal, system }: Script, does: string): string {
  const safe = (text: string) =>
    text
      .replace(/[\r\n]+/g, ' ')
      .replaceAll('*/', '* /')
      .replaceAll('?>', '? >');
  const changes = random
    .sample(revisions, random.int(0, 3))
    .map(
      (change) =>
        ` * ${random.int(2021, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}: ${change}`,
    )
    .sort();
  return [
    '/**',
    ` * ${does} ${safe(entity)}.`,
    ` * Portal: ${safe(portal ?? 'not known')}`,
    ` * ${system.remark}`,
    ...(changes.length > 0 ? [' *', ...changes] : []),
    ' */',
  ].join('\n');
}

function wrap(script: Script, role: string, does: string, body: string): string {
  const fixed = `<?php\n\ndeclare(strict_types=1);\n\n${head(script, does)}\nfinal class ${className(script)}${role}\n{\n${indent(body, 4)}\n`;
  const height = fixed.split('\n').length;
  const more = methods(script.random, script.lines - height - 1, MIN_LINES - height);
  return `${fixed}${more === '' ? '' : `\n${indent(more, 4)}\n`}}\n`;
}

function parser(script: Script): string {
  const { random, system } = script;
  const readers = random
    .sample(fieldReaders, random.int(3, fieldReaders.length))
    .map((reader) => reader(random));
  return wrap(
    script,
    'Parser',
    'Reads one opening of',
    `private const TITLE = ${quoted(system.title)};
private const LOCATION = ${quoted(system.location)};
private const DESCRIPTION = ${quoted(system.description)};

public function parse(Document $page): ?Job
{
    $title = trim($page->text(self::TITLE));
    if ($title === '') {
        return null;
    }
    $job = new Job($title, $page->address());
    $job->location = $page->text(self::LOCATION) ?: null;
    $job->description = $page->html(self::DESCRIPTION);
${indent(readers.join('\n'), 4)}

    return $job;
}`,
  );
}

const writers = {
  spider: (script: Script) =>
    wrap(
      script,
      'Spider',
      'Collects the addresses of all openings of',
      spiderMembers(script.system, script.constants),
    ),
  parser,
  combo: (script: Script) =>
    wrap(
      script,
      'Combo',
      'Finds and reads all openings of',
      comboMembers(script.system, script.constants),
    ),
};

/**
 * Writes a PHP script of about `lines` lines (30 to 1,500) for one portal. Scripts are shown and
 * parsed, never run.
 */
export function phpCode(
  type: keyof typeof writers,
  random: Random,
  subject: PhpSubject,
  lines: number,
): string {
  const system = phpSystem(subject.ats);
  return writers[type]({
    ...subject,
    random,
    lines,
    system,
    constants: constantsOf(subject, system, random),
  });
}
