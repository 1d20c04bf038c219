/** More trigrams would make the index scan longer and the candidates hardly fewer. */
const MAX_TRIGRAMS = 32;

/**
 * Writes text as the database function `code_trigrams` does: in lower case, with a blank as `q` and
 * each byte beyond ASCII as `\303`.
 */
const asIndexed = (text: string): string =>
  [...Buffer.from(text.toLowerCase())]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\${byte.toString(8)}`))
    .join('')
    .replaceAll(' ', 'q');

/**
 * The trigrams that the index must have for a code with this text: every three letters, digits or
 * blanks in a row. For a long text a selection of them.
 */
export function codeTrigrams(text: string): string[] {
  const trigrams = new Set<string>();
  for (const word of asIndexed(text).match(/[a-z0-9]{3,}/g) ?? []) {
    for (let start = 0; start + 3 <= word.length; start += 1)
      trigrams.add(word.slice(start, start + 3));
  }
  const all = [...trigrams];
  return all.length <= MAX_TRIGRAMS
    ? all
    : Array.from(
        { length: MAX_TRIGRAMS },
        (_, place) => all[Math.floor((place * all.length) / MAX_TRIGRAMS)] ?? '',
      );
}
