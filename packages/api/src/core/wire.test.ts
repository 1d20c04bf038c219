import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  flag,
  instant,
  iri,
  listOf,
  numeric,
  orNull,
  relationId,
  text,
  type WireSchema,
} from './wire.ts';

const read = <T>(schema: WireSchema<T>, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : 'refused';
};

describe('instants travel as unix seconds, other spellings are read (B-CON-020)', () => {
  it.each([
    [1_795_239_600, 1_795_239_600],
    [1_795_239_600.9, 1_795_239_600],
    ['1795239600', 1_795_239_600],
    ['2026-11-21T05:40:00Z', 1_795_239_600],
    ['2026-11-21T05:40:00+00:00', 1_795_239_600],
    ['2026-11-21T06:40:00+01:00', 1_795_239_600],
    ['2026-11-21 05:40:00', 1_795_239_600],
    ['2026-11-21T05:40', 1_795_239_600],
    ['2026-11-21', 1_795_219_200],
  ])('%j', (given, seconds) => {
    expect(read(instant, given)).toBe(seconds);
  });

  it.each([
    '',
    'yesterday',
    '2026-13-45T00:00:00Z',
    Number.NaN,
    Infinity,
    1e13,
    '-9000000000000',
    true,
    null,
    {},
  ])('refuses %j', (given) => {
    expect(read(instant, given)).toBe('refused');
  });
});

describe('relations', () => {
  it.each([
    [5],
    ['5'],
    ['/api/tags/5'],
    ['tags/5'],
    ['https://api.example/tags/5'],
    [{ id: 5 }],
    [{ '@id': '/api/tags/5' }],
    [{ '@id': 'x', id: '5' }],
  ])('%j is number 5', (given) => {
    expect(read(relationId, given)).toBe(5);
  });

  it.each([['tags'], [null], [{}], [[]], ['/api/tags/5/edit']])('refuses %j', (given) => {
    expect(read(relationId, given)).toBe('refused');
  });

  it('are named by an IRI, or by an object that has one', () => {
    expect(read(iri, '/api/queues/3')).toBe('/api/queues/3');
    expect(read(iri, { '@id': '/api/queues/3', name: 'Q' })).toBe('/api/queues/3');
    expect(read(iri, 3)).toBe('refused');
  });
});

describe('numbers and what is absent', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['-2.5', -2.5],
    ['7 jobs', 'refused'],
    ['', 'refused'],
  ])('%j', (given, number) => {
    expect(read(numeric, given)).toBe(number);
  });

  it('reads an absent field, and null, as null, false or an empty list', () => {
    const schema = v.object({ ticker: orNull(text), archived: flag, tags: listOf(text) });
    const empty = { ticker: null, archived: false, tags: [] };
    expect(read(schema, {})).toEqual(empty);
    expect(read(schema, { ticker: null, archived: null, tags: null })).toEqual(empty);
  });
});
