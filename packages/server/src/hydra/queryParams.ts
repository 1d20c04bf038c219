import { invalidFilter } from './problem.ts';

/**
 * The query string, read once. A list may be spelled `name[]=a&name[]=b`, `name[0]=a` or `name=a`;
 * a map `name[key]=a`. Of a repeated single value the last one counts.
 */
export class QueryParams {
  readonly entries: readonly (readonly [name: string, value: string])[];

  /**
   * @param search the part of the address from `?` on. @throws Problem 400 when a name or value
   *   holds a NUL, which no database takes
   */
  constructor(search: string) {
    this.entries = [...new URLSearchParams(search)];
    for (const [name, value] of this.entries)
      if (name.includes('\0') || value.includes('\0'))
        throw invalidFilter(name.replaceAll('\0', ''));
  }

  has(name: string): boolean {
    return this.entries.some(([given]) => given === name || given.startsWith(`${name}[`));
  }

  /**
   * The trimmed single value; empty or absent is undefined. @throws Problem 400 where a list was
   * given
   */
  one(name: string): string | undefined {
    if (this.sub(name).length > 0) throw invalidFilter(name);
    return this.entries.findLast(([given]) => given === name)?.[1].trim() || undefined;
  }

  /** All values of a list in any spelling, without empty ones. @throws Problem 400 for `name[key]` */
  list(name: string): string[] {
    const plain = this.entries.filter(([given]) => given === name).map(([, value]) => value);
    const bracketed = this.sub(name).map(([key, value]) => {
      if (!/^\d*$/.test(key)) throw invalidFilter(`${name}[${key}]`);
      return value;
    });
    return [...plain, ...bracketed].map((value) => value.trim()).filter((value) => value !== '');
  }

  /** The pairs of `name[key]=value` in the order given; `name[]` has the key ''. */
  sub(name: string): (readonly [key: string, value: string])[] {
    const pairs: (readonly [string, string])[] = [];
    for (const [given, value] of this.entries) {
      if (given.startsWith(`${name}[`) && given.endsWith(']'))
        pairs.push([given.slice(name.length + 1, -1), value]);
    }
    return pairs;
  }
}
