/** The length of the beginning that all texts have in common. */
function commonLength(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const end = first.findIndex((letter, at) => texts.some((text) => text[at] !== letter));
  return end < 0 ? first.length : end;
}

const withoutMiddle = (text: readonly string[], letters: number): string =>
  text.length <= letters
    ? text.join('')
    : `${text.slice(0, Math.floor((letters - 1) / 2)).join('')}…${text.slice(-Math.ceil((letters - 1) / 2)).join('')}`;

/**
 * Labels of an axis with at most so many letters, one for each text. A long text loses its middle,
 * so that texts which differ at an end stay different. Where several would look the same, they lose
 * their common beginning as well.
 */
export function axisLabels(texts: readonly string[], letters: number): readonly string[] {
  const split = texts.map((text) => Array.from(text));
  const labels = split.map((text) => withoutMiddle(text, letters));
  return labels.map((label, index) => {
    if (split[index]?.join('') === label) return label;
    const alike = split.filter((_, other) => labels[other] === label);
    const common = commonLength(alike);
    const rest = split[index]?.slice(common) ?? [];
    return alike.length === 1 || rest.length === 0 ? label : `…${withoutMiddle(rest, letters - 1)}`;
  });
}
