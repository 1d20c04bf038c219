import { describe, expect, it } from 'vitest';
import { toOptions } from './options.ts';

describe('toOptions', () => {
  it('keeps the order of a list', () => {
    expect(
      toOptions([
        { value: '10', label: 'Ten' },
        { value: '9', label: 'Nine' },
      ]).map(({ value }) => value),
    ).toEqual(['10', '9']);
  });
});
