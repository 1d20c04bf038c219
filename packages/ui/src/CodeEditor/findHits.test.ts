import { describe, expect, it } from 'vitest';
import { findHits, MAX_HITS } from './findHits.ts';

const found = (code: string, mark: string) =>
  findHits(code, mark).map(({ from, to }) => code.slice(from, to));

describe('findHits', () => {
  it.each([
    ['whatever the case', '$Url = URL . "?url=";', 'url', ['Url', 'URL', 'url']],
    [
      'text that a pattern would read',
      'preg_match("/a.b(c)*[d]{2}|e^$/", $x) + 1\\n-',
      '/a.b(c)*[d]{2}|e^$/',
      ['/a.b(c)*[d]{2}|e^$/'],
    ],
    ['a dot that is only a dot', 'a.b aXb', 'a.b', ['a.b']],
    ['a dash and a backslash', 'data-id \\n', 'data-id \\n', ['data-id \\n']],
    ['over line breaks in the code, not in the mark', 'get(\nget(', 'get(', ['get(', 'get(']],
    ['characters of two units', 'echo "😀 Ärger";', '😀 ärger', ['😀 Ärger']],
    ['letters that grow when they are lower-cased', 'İİİ target', 'target', ['target']],
    ['wildcards of the database', '100%_x', '%_', ['%_']],
    ['nothing', 'abc', 'abd', []],
    ['no mark', 'abc', '', []],
  ])('finds %s', (_, code, mark, expected) => {
    expect(found(code, mark)).toEqual(expected);
  });

  it('stops counting at its limit', () => {
    expect(findHits('abc '.repeat(MAX_HITS + 5), 'abc')).toHaveLength(MAX_HITS);
  });
});
