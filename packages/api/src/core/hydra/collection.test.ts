import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectionOf } from './collection.ts';

const schema = collectionOf(v.object({ id: v.number() }));
const read = (input: unknown) => v.safeParse(schema, input).output;

describe('a list answer', () => {
  it('is read from hydra:member and hydra:totalItems (A-DAT-020)', () => {
    expect(
      read({
        '@type': 'hydra:Collection',
        'hydra:member': [{ id: 7 }],
        'hydra:totalItems': 50_321,
      }),
    ).toEqual({
      items: [{ id: 7 }],
      total: 50_321,
      totalCapped: false,
    });
  });

  it.each([
    [
      'member and totalItems',
      { member: [{ id: 7 }], totalItems: 9 },
      { items: [{ id: 7 }], total: 9, totalCapped: false },
    ],
    ['a bare array', [{ id: 7 }], { items: [{ id: 7 }], total: 1, totalCapped: false }],
    [
      'a numeric string',
      { 'hydra:member': [], 'hydra:totalItems': '9' },
      { items: [], total: 9, totalCapped: false },
    ],
    [
      'a capped total',
      { 'hydra:member': [], 'hydra:totalItems': 1000, total_capped: true },
      { items: [], total: 1000, totalCapped: true },
    ],
  ])('is read from %s too', (_name, input, page) => {
    expect(read(input)).toEqual(page);
  });

  it.each([
    {},
    null,
    'rows',
    { 'hydra:member': [{ id: 'x' }], 'hydra:totalItems': 1 },
    { 'hydra:member': {} },
  ])('is nothing else: %j', (input) => {
    expect(v.safeParse(schema, input).success).toBe(false);
  });
});
