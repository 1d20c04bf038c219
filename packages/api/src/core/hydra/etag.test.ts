import { describe, expect, it } from 'vitest';
import { matchesStrongly, matchesWeakly, versionTag } from './etag.ts';

describe('entity tags', () => {
  const tag = versionTag('entity', 7, 3);

  it.each([
    ['"entity-7-3"', true],
    ['*', true],
    ['"a", "entity-7-3"', true],
    ['W/"entity-7-3"', false],
    ['"entity-7-2"', false],
    ['entity-7-3', false],
    ['', false],
  ])('If-Match %s: %s', (header, isMatch) => expect(matchesStrongly(header, tag)).toBe(isMatch));

  it.each([
    ['"entity-7-3"', true],
    ['W/"entity-7-3"', true],
    ['*', true],
    ['"x"', false],
  ])('If-None-Match %s: %s', (header, isMatch) => expect(matchesWeakly(header, tag)).toBe(isMatch));
});
