import { fillTemplate, type Template, type TemplateFacts } from '../templates/templates.ts';

/** A character that no person types stands before what a template wrote, and another one after it. */
const REGION = /(\uE000[^\uE001]*\uE001)/;

/** A text as the editor writes it into the HTML of a note. */
const inNote = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');

const inNoteFacts = (facts: TemplateFacts): TemplateFacts =>
  Object.fromEntries(Object.entries(facts).map(([field, fact]) => [field, inNote(fact)]));

/**
 * Finds a filled template in a note. Its lines may stand in paragraphs or in a list. A template
 * without words of its own is found only as a whole block, because each 0 could be its value.
 */
function patternOf(lines: readonly string[], facts: TemplateFacts): RegExp {
  const filled = lines.map((line) =>
    fillTemplate(line, facts).text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  );
  const hasWords = /\p{L}/u.test(lines.join('').replaceAll(/\{[^{}]*\}/g, ''));
  const [begin, end] = hasWords
    ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]
    : ['(?<=>)', '(?=<)'];
  return new RegExp(`${begin}${filled.join('((?:<[^>]+>)+)')}${end}`, 'gu');
}

/**
 * The note with the templates in the place of what they wrote, so that it can be filled in again
 * for another row. What was typed by hand stays as it is, also where it looks like a field.
 *
 * @param facts the values of the row that the note was written for
 */
export function toKeptNote(
  note: string,
  templates: readonly Template[],
  facts: TemplateFacts,
): string {
  let kept = note.replaceAll(/[\uE000\uE001]/g, '');
  // The longest comes first, because a template can be a part of another one.
  for (const { text } of templates.toSorted((a, b) => b.text.length - a.text.length)) {
    if (!text.includes('{')) continue;
    const lines = text.split('\n').map((line) => inNote(line.trimEnd()));
    const pattern = patternOf(lines, inNoteFacts(facts));
    const asTemplate = (_match: string, ...between: unknown[]) =>
      `\uE000${lines.map((line, at) => `${line}${at < lines.length - 1 ? String(between[at]) : ''}`).join('')}\uE001`;
    kept = kept
      .split(REGION)
      .map((part) => (part.startsWith('\uE000') ? part : part.replace(pattern, asTemplate)))
      .join('');
  }
  return kept;
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\d[\d,]*(?:\.\d+)?/g)?.map((number) => number.replaceAll(',', '')));

/**
 * The first word by which a name is called for short, such as Elbit for Elbit Systems Ltd. It is
 * compared as it is written, because in a note "first" is not First Bank.
 */
const shortName = (name: string): string | undefined =>
  name.match(/[\p{L}\p{N}]{3,}/gu)?.find((word) => word !== 'The');

/** Whether a text that was typed for one row has a name, a day or a number that another has not. */
function namesOther(typed: string, former: TemplateFacts, now: TemplateFacts): boolean {
  const { entity = '', date = '', ...figures } = former;
  const name = shortName(entity);
  const isNamed =
    entity !== now.entity &&
    ((entity !== '' && typed.toLowerCase().includes(entity.toLowerCase())) ||
      (name !== undefined &&
        !now.entity?.includes(name) &&
        new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'u').test(typed)));
  const numbers = numbersIn(typed);
  const own = numbersIn(Object.values(now).join(' '));
  const hasNumber = [...numbersIn(Object.values(figures).join(' '))].some(
    (number) => numbers.has(number) && !own.has(number),
  );
  return isNamed || hasNumber || (date !== '' && date !== now.date && typed.includes(date));
}

/**
 * A kept note, filled in for another row. It is undefined where what was typed by hand is true of
 * the former row alone.
 */
export function fromKeptNote(
  kept: string,
  former: TemplateFacts,
  now: TemplateFacts,
): string | undefined {
  const parts = kept.split(REGION);
  const typed = parts.filter((part) => !part.startsWith('\uE000')).join(' ');
  if (namesOther(typed.replaceAll(/<[^>]*>/g, ' '), inNoteFacts(former), inNoteFacts(now)))
    return undefined;
  return parts
    .map((part) =>
      part.startsWith('\uE000') ? fillTemplate(part.slice(1, -1), inNoteFacts(now)).text : part,
    )
    .join('');
}
