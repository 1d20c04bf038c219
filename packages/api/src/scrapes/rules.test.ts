import { expect, test } from 'vitest';
import { reasonCannotSearchCode } from './rules.ts';

test.each(['get', '$url', '42a', 'a->getUrl()', 'дом', '価格表', '%_foo'])(
  'code can be searched for %j',
  (text) => {
    expect(reasonCannotSearchCode(text)).toBeUndefined();
  },
);

test.each(['', 'ab', '->', 'a-b-c', '%_%', 'f(x)', '   ', '$$$$', 'ab cd', '😀😀😀'])(
  'code cannot be searched for %j',
  (text) => {
    expect(reasonCannotSearchCode(text)).toMatch(/three letters or digits in a row/);
  },
);
