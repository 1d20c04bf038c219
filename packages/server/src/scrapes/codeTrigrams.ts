/**
 * The largest number of trigrams in a search. More would make the index scan longer, but hardly
 * reduce the candidates.
 */
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
 * Returns the trigrams that the index must have for a code with this text. A trigram is three
 * letters, digits or blanks in a row. For a long text only a selection of them is returned.
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
