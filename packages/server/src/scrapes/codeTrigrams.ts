/** More would make the index scan longer and the rough list hardly shorter. */
const MOST = 32;

/**
 * As the function `code_trigrams` of the database writes text: lower case, a blank as `q`, each
 * byte beyond ASCII as `\303`.
 */
const asIndexed = (text: string): string =>
  [...Buffer.from(text.toLowerCase())]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\${byte.toString(8)}`))
    .join('')
    .replaceAll(' ', 'q');

/**
 * What the index of the code must hold of a code in which this text stands: every three letters,
 * digits or blanks in a row. Of a long text a spread of them.
 */
export function codeTrigrams(text: string): string[] {
  const trigrams = new Set<string>();
  for (const word of asIndexed(text).match(/[a-z0-9]{3,}/g) ?? []) {
    for (let start = 0; start + 3 <= word.length; start += 1)
      trigrams.add(word.slice(start, start + 3));
  }
  const all = [...trigrams];
  return all.length <= MOST
    ? all
    : Array.from(
        { length: MOST },
        (_, place) => all[Math.floor((place * all.length) / MOST)] ?? '',
      );
}
