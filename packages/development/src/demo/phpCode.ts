import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Random } from './random.ts';

/**
 * The entity and the portal for which a script is written. Without a portal the script names an
 * invented one.
 */
export type PhpSubject = { entity: string; ats: string | null; portal: string | null };

const types = ['spider', 'parser', 'combo'] as const;
type ScriptType = (typeof types)[number];

/** A script of the folder phpScripts. It is written for the entity Acme. */
type Script = {
  type: ScriptType;
  ats: string;
  portal: string;
  /** The text before the helper methods, without the end of the class. */
  text: string;
  helpers: readonly string[];
};

const MIN_LINES = 30;
/** The name of the system of the scripts that read any other portal. */
const OTHER = 'custom';
const BEFORE_HELPER = /\n\n(?=(?: {4}\/\*\*.*\n)? {4}private function (?!rows\())/;

let scripts: readonly Script[] | undefined;

/**
 * Reads the scripts of the folder. For the source it is two folders above this file, and for a
 * build one.
 */
function readScripts(): readonly Script[] {
  const folder = ['../..', '..']
    .map((up) => join(import.meta.dirname, up, 'phpScripts'))
    .find((path) => existsSync(path));
  if (folder === undefined) throw new Error('The folder phpScripts is missing.');
  return types.flatMap((type) =>
    readdirSync(join(folder, type))
      .sort()
      .map((file) => {
        const code = readFileSync(join(folder, type, file), 'utf8').replaceAll('\r\n', '\n');
        const [text = '', ...helpers] = code.replace(/\n\}\n$/, '').split(BEFORE_HELPER);
        const portal = /Portal: (\S+)/.exec(code)?.[1] ?? '';
        return { type, ats: basename(file, '.php'), portal, text, helpers };
      }),
  );
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Makes a text for a PHP comment. The text can end neither the comment nor the script. */
const commented = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('*/', '* /')
    .replaceAll('?>', '? >');

function classPrefix(entity: string): string {
  const letters = entity
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replace(/(?:^| +)(.?)/g, (_space, first: string) => first.toUpperCase())
    .slice(0, 40);
  return /^[A-Za-z]/.test(letters) ? letters : `Employer${letters.slice(0, 32)}`;
}

/**
 * The name of an entity in its system. It is the end of the portal's path, or the start of its
 * host.
 */
function tenantOf(portal: URL): string {
  const name =
    portal.pathname.split('/').findLast((part) => part !== '') ??
    portal.hostname.replace(/^www\./, '').split('.')[0] ??
    '';
  return name.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 60) || 'tenant';
}

/** Rewrites the text of a script for another entity and portal, with some of its notes. */
function textFor({ text, portal: ofAcme }: Script, subject: PhpSubject, random: Random): string {
  const { entity, portal } = subject;
  const start = portal ?? 'https://careers.example';
  const url = URL.canParse(start) ? new URL(start) : new URL('https://careers.example');
  const { origin } = new URL(ofAcme);
  const tenant = tenantOf(url);
  return text
    .split(origin)
    .map((part) => part.replaceAll('acme', tenant))
    .join(url.origin)
    .replace(/(START = )'.*'/, (_all, name: string) => name + quoted(start))
    .replace(/(PAGE_SIZE = )\d+/, (_all, name: string) => name + random.pick([10, 20, 25, 50, 100]))
    .replace(/(openings? of )Acme/, (_all, of: string) => of + commented(entity))
    .replace(/(Portal: ).*/, (_all, name: string) => name + commented(portal ?? 'not known'))
    .replace(/^ \* \d{4}-\d\d: .*\n/gm, (note) => (random.chance(0.6) ? note : ''))
    .replace(/(class )Acme/, (_all, keyword: string) => keyword + classPrefix(entity));
}

const linesOf = (text: string) => text.split('\n').length;
const renamed = (helper: string, number: number) =>
  helper.replace(/(private function [A-Za-z]+)\d*/, (_all, name: string) => name + number);

/**
 * Writes a PHP script of about `lines` lines (30 to 1,500) for one portal. It is a script of the
 * folder, with its own helper methods and then those of the other scripts. Scripts are shown and
 * parsed, but never run.
 */
export function phpCode(
  type: ScriptType,
  random: Random,
  subject: PhpSubject,
  lines: number,
): string {
  scripts ??= readScripts();
  const ofType = scripts.filter((script) => script.type === type);
  const script =
    ofType.find(({ ats }) => ats === subject.ats) ?? ofType.find(({ ats }) => ats === OTHER);
  if (!script) throw new Error(`The folder phpScripts has no ${type} of other portals.`);
  const text = textFor(script, subject, random);
  const members = [text];
  const own = random.sample(script.helpers, script.helpers.length);
  const all = scripts.flatMap(({ helpers }) => helpers);
  // The line that ends the class is included.
  let height = linesOf(text) + 1;
  // No helper in the folder has a number from 10 on.
  for (let number = 10; ; number += 1) {
    const helper = own.pop() ?? renamed(random.pick(all), number);
    const grown = height + linesOf(helper) + 1;
    if (grown > lines && height >= MIN_LINES) break;
    members.push(helper);
    height = grown;
  }
  return `${members.join('\n\n')}\n}\n`;
}
