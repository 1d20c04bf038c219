const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** Normalises a value for comparison: undefined, an empty text, an empty list and false are equal. */
const plain = (value: unknown): string =>
  value === undefined || value === '' || value === false || (isList(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

/** Whether two values of a field mean the same. */
export const sameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/**
 * Merges lists: the items of `theirs`, plus the items that `mine` added to `base`, minus those that
 * it removed.
 */
function mergeLists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): readonly T[] {
  return [
    ...theirs.filter((item) => mine.includes(item) || !base.includes(item)),
    ...mine.filter((item) => !base.includes(item) && !theirs.includes(item)),
  ];
}

export interface ThreeWayMerge<V extends object> {
  merged: V;
  /** The fields that both sides changed differently; `merged` holds the value of `mine` there. */
  conflicts: readonly (keyof V & string)[];
}

/**
 * Merges two changes of the same values. A field that only one side changed takes that change.
 * Lists are merged as additions and removals, so they never conflict.
 */
export function threeWayMerge<V extends object>(base: V, mine: V, theirs: V): ThreeWayMerge<V> {
  const merged = { ...theirs };
  const conflicts: (keyof V & string)[] = [];
  const write = <Name extends keyof V>(name: Name, value: V[Name]) => {
    merged[name] = value;
  };
  let name: keyof V & string;
  for (name in { ...theirs, ...mine }) {
    const [before, own, newer] = [base[name], mine[name], theirs[name]];
    if (sameValue(before, own) || sameValue(own, newer)) continue;
    if (sameValue(before, newer)) write(name, own);
    else if (isList(before ?? []) && isList(own ?? []) && isList(newer ?? [])) {
      Object.assign(merged, { [name]: mergeLists(listOf(before), listOf(own), listOf(newer)) });
    } else {
      conflicts.push(name);
      write(name, own);
    }
  }
  return { merged, conflicts };
}
