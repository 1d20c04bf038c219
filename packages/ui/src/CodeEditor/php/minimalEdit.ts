/** Replaces the characters `from` to `to` of a text, offsets in UTF-16 units, by another text. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** The smallest single edit that turns `before` into `after`; `undefined` if they are the same. */
export function minimalEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  if (isLowSurrogate(before.charCodeAt(from)) || isLowSurrogate(after.charCodeAt(from))) from -= 1;
  from = Math.max(from, 0);
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (same > 0 && isLowSurrogate(before.charCodeAt(before.length - same))) same -= 1;
  return { from, to: before.length - same, text: after.slice(from, after.length - same) };
}

interface Line {
  key: string;
  from: number;
  to: number;
}

/** The line without what a formatter changes: white space, quotes and the last comma. */
const keyOf = (line: string) => line.replaceAll(/[\s'"]|,\s*$/g, '');

const linesOf = (text: string): Line[] => {
  let to = 0;
  return text.split(/(?<=\n)/).map((line) => {
    to += line.length;
    return { key: keyOf(line), from: to - line.length, to };
  });
};

/** The lines that a text has exactly once, by their key. */
function onlyLines(lines: readonly Line[]): Map<string, Line> {
  const only = new Map<string, Line>();
  const seen = new Set<string>(['']);
  for (const line of lines) {
    if (seen.has(line.key)) only.delete(line.key);
    else only.set(line.key, line);
    seen.add(line.key);
  }
  return only;
}

/**
 * Small edits that together turn `before` into `after`. They are in the order of the text and do
 * not overlap. Offsets are those of `before`, so all are applied at once. Lines that both texts
 * have exactly once are matched, so that a cursor stays in its line.
 */
export function lineEdits(before: string, after: string): readonly TextEdit[] {
  const known = onlyLines(linesOf(before));
  const edits: TextEdit[] = [];
  let [old, now] = [0, 0];
  const replaceUpTo = (oldEnd: number, newEnd: number) => {
    const edit = minimalEdit(before.slice(old, oldEnd), after.slice(now, newEnd));
    if (edit) edits.push({ ...edit, from: edit.from + old, to: edit.to + old });
    [old, now] = [oldEnd, newEnd];
  };
  for (const [key, line] of onlyLines(linesOf(after))) {
    const counterpart = known.get(key);
    if (!counterpart || counterpart.from < old) continue;
    replaceUpTo(counterpart.from, line.from);
    replaceUpTo(counterpart.to, line.to);
  }
  replaceUpTo(before.length, after.length);
  return edits;
}
