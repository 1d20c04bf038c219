/**
 * From now on the clock of this process, worker or page is ahead by so many milliseconds. It stands
 * alone, because a page gets its text.
 *
 * @param {number} ahead
 */
export function shiftClock(ahead) {
  const Actual = Date;
  const actual = Date.now.bind(Date);
  const now = () => actual() + ahead;
  Actual.now = now;
  globalThis.Date = new Proxy(Actual, {
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    apply: () => new Actual(now()).toString(),
  });
}
