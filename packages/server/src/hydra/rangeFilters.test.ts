import { QueryParams } from '@console/api/core/hydra/query';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { note } from '../db/schema/notes.ts';
import { instantFilter, readInstant } from './rangeFilters.ts';

describe('an instant in a query', () => {
  it.each([
    ['1795239600', 1_795_239_600],
    ['-5', -5],
    ['2026-11-21', Date.UTC(2026, 10, 21) / 1000],
    ['2026-11-21 05:20:00', Date.UTC(2026, 10, 21, 5, 20) / 1000],
    ['2026-11-21T05:20:00', Date.UTC(2026, 10, 21, 5, 20) / 1000],
    ['2026-11-21T05:20:00Z', Date.UTC(2026, 10, 21, 5, 20) / 1000],
    ['2026-11-21T05:20:00+02:00', Date.UTC(2026, 10, 21, 3, 20) / 1000],
    ['2026-11-21T05:20:00.500Z', Date.UTC(2026, 10, 21, 5, 20) / 1000 + 0.5],
    ['tomorrow', undefined],
    ['2024-02-29', Date.UTC(2024, 1, 29) / 1000],
    ['2026-02-28T24:00:00Z', Date.UTC(2026, 2, 1) / 1000],
    ['2026-13-01', undefined],
    ['2026-02-29', undefined],
    ['2026-02-30 12:00:00', undefined],
    ['2026-04-31T00:00:00+02:00', undefined],
    ['2026-11-21T25:00:00Z', undefined],
    ['0000-01-01', Date.parse('0001-01-01') / 1000],
    ['0001-01-01T00:00:00+14:00', Date.parse('0001-01-01') / 1000],
    ['9999-12-31T23:59:59Z', Date.parse('9999-12-31') / 1000],
    ['9999-12-31T23:59:59-12:00', Date.parse('9999-12-31') / 1000],
    ['', undefined],
  ])('%j', (text, seconds) => expect(readInstant(text)).toBe(seconds));

  const read = (query: string) => {
    const condition = instantFilter(new QueryParams(query), 'created', note.created);
    return condition && new PgDialect({ casing: 'snake_case' }).sqlToQuery(condition);
  };
  const second = (at: number) => new Date(at * 1000).toISOString();

  it.each([
    ['created[gte]=100', '>=', second(100)],
    ['created[after]=100', '>=', second(100)],
    ['created[gt]=100', '>=', second(101)],
    ['created[strictly_after]=100', '>=', second(101)],
    ['created[lte]=100', '<', second(101)],
    ['created[before]=100', '<', second(101)],
    ['created[lt]=100', '<', second(100)],
    ['created[strictly_before]=100', '<', second(100)],
    ['created[lte]=100.5', '<=', second(100.5)],
    ['created[gte]=99999999999999999999', '>=', '9999-12-31T00:00:00.000Z'],
  ])('%s: whole seconds hold all their milliseconds', (query, operator, value) => {
    const found = read(query);
    expect([found?.sql, found?.params]).toEqual([
      `"note"."created" ${operator} $1::timestamptz`,
      [value],
    ]);
  });

  it('an empty bound is none', () => expect(read('created[gte]=')).toBeUndefined());

  it.each(['created=1', 'created[]=1', 'created[gte]=x', 'created[around]=1'])(
    '%s is 400',
    (query) => {
      expect(() => read(query)).toThrow(
        expect.objectContaining({ status: 400, code: 'invalid_filter' }),
      );
    },
  );
});
