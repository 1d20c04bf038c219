import { expect, test } from 'vitest';
import { canSearchCode } from './rules.ts';

test.each(['get', '$url', '42a', 'a->getUrl()', 'дом', '価格表', '%_foo'])(
  'code can be searched for %j',
  (text) => {
    expect(canSearchCode(text)).toBe(true);
  },
);

test.each(['', 'ab', '->', 'a-b-c', '%_%', 'f(x)', '   ', '$$$$', 'ab cd', '😀😀😀'])(
  'code cannot be searched for %j',
  (text) => {
    expect(canSearchCode(text)).toBe(false);
  },
);
