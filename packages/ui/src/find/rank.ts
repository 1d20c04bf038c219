import { fold, foldWithPlaces } from './fold.ts';

/** Something that can be found by its label, by another name or by additional words. */
export interface Findable {
  label: string;
  /** Another name, which counts like the label and is not highlighted. */
  alsoNamed?: string | undefined;
  /** Additional words that are searched but not highlighted. */
  detail?: string | undefined;
  /** The index among the recently opened entries; 0 is the most recent one. */
  recent?: number;
}

/** A part of a label to highlight: start index (inclusive) and end index (exclusive). */
export type Mark = readonly [from: number, to: number];

interface Indexed<T> {
  entry: T;
  label: string;
  alsoNamed: string | undefined;
  /** The label, followed by the other name and the additional words. All texts are folded. */
  text: string;
}
export type Index<T> = readonly Indexed<T>[];

export interface Match<T> {
  entry: T;
  marks: readonly Mark[];
  rank: Rank;
}

/** The minimum length of a text that may match with gaps between its letters. */
const MIN_LETTERS = 3;

/** How well an entry matches. A smaller number is a better match. */
export const RANK = { whole: 0, start: 1, starts: 2, words: 3, letters: 4 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** Prepares entries once, so that they can be searched many times. */
export const indexOf = <T extends Findable>(entries: readonly T[]): Index<T> =>
  entries.map((entry) => {
    const label = fold(entry.label);
    const alsoNamed = entry.alsoNamed && fold(entry.alsoNamed);
    const text = [label, alsoNamed, entry.detail && fold(entry.detail)].filter(Boolean).join(' ');
    return { entry, label, alsoNamed, text };
  });

type Places = readonly (readonly [from: number, to: number])[];

const isInWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** The index of a word in a text. With `atStart`, it must be at the start of a word. */
function placeOf(text: string, word: string, atStart: boolean): number {
  let at = text.indexOf(word);
  while (atStart && at > 0 && isInWord(text[at - 1])) at = text.indexOf(word, at + 1);
  return at;
}

function placesOf(text: string, words: readonly string[], atStart: boolean): Places | undefined {
  const places: [number, number][] = [];
  for (const word of words) {
    const at = placeOf(text, word, atStart);
    if (at < 0) return undefined;
    places.push([at, at + word.length]);
  }
  return places;
}

/** Finds the letters in order, with gaps between them. The first letter must start a word. */
function lettersIn(text: string, letters: string): Places | undefined {
  const places: [number, number][] = [];
  let next = 0;
  for (const letter of letters) {
    const at = next === 0 ? placeOf(text, letter, true) : text.indexOf(letter, next);
    if (at < 0) return undefined;
    next = at + letter.length;
    places.push([at, next]);
  }
  return places;
}

function fit(
  { label, alsoNamed, text }: Indexed<unknown>,
  whole: string,
  words: readonly string[],
  hasGaps: boolean,
): { rank: Rank; places: Places } | undefined {
  const begun = [label, alsoNamed].filter((name) => name?.startsWith(whole));
  if (begun.length > 0)
    return {
      rank: begun.includes(whole) ? RANK.whole : RANK.start,
      places: label.startsWith(whole) ? [[0, whole.length]] : [],
    };
  const starts = placesOf(text, words, true);
  if (starts) return { rank: RANK.starts, places: starts };
  const inside = placesOf(text, words, false);
  if (inside) return { rank: RANK.words, places: inside };
  const letters =
    hasGaps && words.length === 1 && whole.length >= MIN_LETTERS
      ? lettersIn(label, whole)
      : undefined;
  return letters && { rank: RANK.letters, places: letters };
}

/** The matched parts of the label in order; adjacent parts are merged. */
function marksOf({ entry, label: { length: end } }: Indexed<Findable>, places: Places): Mark[] {
  const { from, to } = foldWithPlaces(entry.label);
  const marks: [number, number][] = [];
  const inLabel = places.filter(([first]) => first < end);
  for (const [first, after] of inLabel.toSorted(([one], [other]) => one - other)) {
    const mark: [number, number] = [from[first] ?? 0, to[Math.min(after, end) - 1] ?? 0];
    const last = marks.at(-1);
    if (last && mark[0] <= last[1]) last[1] = Math.max(last[1], mark[1]);
    else marks.push(mark);
  }
  return marks;
}

const NOT_RECENT = Number.MAX_SAFE_INTEGER;

/**
 * The entries that match a text, best match first. From the best to the worst match: a name is the
 * text; a name starts with the text; the words of the text are the beginnings of words; they are
 * contained; with `hasGaps`, the label has the letters in order. Of equal matches, the most
 * recently opened one comes first; otherwise the order is stable. An empty text matches every
 * entry.
 */
export function search<T extends Findable>(
  index: Index<T>,
  text: string,
  { hasGaps = false } = {},
): Match<T>[] {
  const whole = fold(text).trim().replaceAll(/\s+/g, ' ');
  if (whole === '')
    return index.map(({ entry }) => ({ entry, marks: [], rank: RANK.whole }) as const);
  const words = [...new Set(whole.split(' '))];
  return index
    .flatMap((item): Match<T>[] => {
      const found = fit(item, whole, words, hasGaps);
      return found
        ? [{ entry: item.entry, rank: found.rank, marks: marksOf(item, found.places) }]
        : [];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        (one.entry.recent ?? NOT_RECENT) - (other.entry.recent ?? NOT_RECENT),
    );
}

/**
 * Entries that the server has found for a text, best match first. Those that it found by something
 * that is not shown follow.
 */
export function ranked<T extends Findable>(entries: readonly T[], text: string): Match<T>[] {
  const found = search(indexOf(entries), text);
  const others = entries.filter((entry) => !found.some((match) => match.entry === entry));
  return [...found, ...others.map((entry) => ({ entry, marks: [], rank: RANK.letters }))];
}
