/** Something that happened, at one instant or for a while. */
export interface ChartMark {
  id: string;
  /** Unix seconds. */
  at: number;
  /** The end of something that took a while, in Unix seconds. */
  until?: number;
  /** The mark in words: what, when and who. */
  text: string;
  href: string;
  /** Marks bad news, with a different shape as well as a different colour; `text` must say it too. */
  tone?: 'danger';
}

/** A group of overlapping marks, with the start of the first and the end of the last in pixels. */
export interface MarkGroup {
  left: number;
  right: number;
  marks: readonly [ChartMark, ...ChartMark[]];
}

/** The width of a mark that a finger or a pointer can hit, in pixels. */
export const MARK = 14;

/**
 * Groups marks in the order of time. A mark that begins within one mark width after the first of a
 * group joins the group.
 */
export function gatherMarks(
  marks: readonly ChartMark[],
  xOf: (at: number) => number,
): readonly MarkGroup[] {
  const groups: MarkGroup[] = [];
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    const left = xOf(mark.at);
    const right = Math.max(left, xOf(mark.until ?? mark.at));
    const last = groups.at(-1);
    if (last && left - last.left < MARK) {
      last.marks = [...last.marks, mark];
      last.right = Math.max(last.right, right);
    } else groups.push({ left, right, marks: [mark] });
  }
  return groups;
}
