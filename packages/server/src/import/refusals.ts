const mostNamed = 20;

/**
 * What an import did not take, or took with a change: every case counted, the first of each kind
 * named.
 */
export class Refusals {
  readonly #named: string[] = [];
  readonly #counts = new Map<string, number>();

  /**
   * `what` names the row ("company 17 (eid 4)"), `reason` says why, in words that are the same for
   * every row of the kind.
   */
  add(what: string, reason: string, detail = ''): void {
    const count = (this.#counts.get(reason) ?? 0) + 1;
    this.#counts.set(reason, count);
    if (count <= mostNamed)
      this.#named.push(`${what}: ${reason}${detail === '' ? '' : ` (${detail.slice(0, 120)})`}`);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** One line per named case, then one per reason with more than were named. */
  lines(): string[] {
    const more = [...this.#counts]
      .filter(([, count]) => count > mostNamed)
      .map(
        ([reason, count]) => `… and ${(count - mostNamed).toLocaleString('en-US')} more: ${reason}`,
      );
    return [...this.#named, ...more];
  }
}
