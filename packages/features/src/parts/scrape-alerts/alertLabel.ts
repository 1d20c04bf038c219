/**
 * The state of an alert in words (B-AMB-051): `broken` is "Broken"; one that nobody knows yet reads
 * the same way.
 */
export function alertLabel(state: string): string {
  const words = state.replaceAll(/[_-]+/g, ' ').trim();
  return words === '' ? '–' : words.charAt(0).toUpperCase() + words.slice(1);
}
