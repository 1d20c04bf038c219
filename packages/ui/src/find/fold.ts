/** Lower-case letters that Unicode decomposition does not reduce to Latin letters, and quotes. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
};
const SPECIAL = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'g');
/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and invisible characters. */
const DROPPED = /[\ufe0e\ufe0f]|[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u0652]|\p{Cf}/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Makes a text lower case and removes its accents: `Müller` becomes `muller`, `Straße` becomes
 * `strasse`, `İ` and `ı` become `i`, and a curved quote becomes a straight one.
 */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(DROPPED, '')
        .replace(SPECIAL, (letter) => LATIN[letter] ?? letter);

export interface Folded {
  text: string;
  /** For each character of `text`, the start offset of its source in the original text. */
  from: readonly number[];
  to: readonly number[];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Folds a text and maps each character back to its offset in the original. A grapheme of several
 * code points stays whole.
 */
export function foldWithPlaces(original: string): Folded {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  const parts = PLAIN.test(original)
    ? Array.from(original, (segment, index) => ({ segment, index }))
    : graphemes.segment(original);
  for (const { segment, index } of parts) {
    const folded = fold(segment);
    text += folded;
    for (let at = 0; at < folded.length; at += 1) {
      from.push(index);
      to.push(index + segment.length);
    }
  }
  return { text, from, to };
}
