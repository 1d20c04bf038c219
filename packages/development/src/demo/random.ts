/** A seeded random generator. The same seed and path give the same numbers on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /**
   * Makes an independent generator for one subject. More calls for one subject do not change
   * another one.
   */
  static at(seed: number, ...path: readonly (string | number)[]): Random {
    let hash = (seed ^ 0x9e3779b9) >>> 0;
    for (const character of path.join('/'))
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    const random = new Random(hash);
    random.next();
    return random;
  }

  /** Returns a number in [0, 1), by the algorithm mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Returns up to `count` different items in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const items: T[] = [];
    while (items.length < count && rest.length > 0)
      items.push(...rest.splice(this.int(0, rest.length - 1), 1));
    return items;
  }

  /** Returns one of the values, chosen in proportion to its weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[0];
  }

  /** Returns a whole number from `low` to `high` that is mostly small. */
  skewed(low: number, high: number, steepness = 3): number {
    return low + Math.floor(this.next() ** steepness * (high - low + 1));
  }
}
