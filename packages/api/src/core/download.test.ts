// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { download } from './download.ts';
import { fileNameOf } from './downloadFile.ts';
import { toExportParams, type ListQuery } from './listQuery.ts';

const exportEntities = (asked: ListQuery) =>
  download('/entities/csv', toExportParams(asked), 'entities.csv');

const query = {
  page: 4,
  limit: 15,
  order: { key: 'id', direction: 'desc' },
  search: 'acme',
  filters: { 'tags[]': [5] },
} as const;
const saved: string[] = [];
const csv = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } });

beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} from ${this.href}`);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a CSV download', () => {
  it('accepts text/csv (A-API-006), and saves a file (A-API-007) of the current search, filters and sort (A-API-010)', async () => {
    const { sent } = fakeFetch(() =>
      csv('EID\r\n', { 'content-disposition': 'attachment; filename="entities-2026-11-21.csv"' }),
    );
    expect(await exportEntities(query)).toBe('entities-2026-11-21.csv');
    expect(sent[0]).toMatchObject({
      method: 'GET',
      path: '/api/entities/csv?order%5Bid%5D=desc&custom_search=acme&tags%5B%5D=5',
    });
    expect(sent[0]?.headers.get('accept')).toBe('text/csv');
    expect(saved).toEqual(['entities-2026-11-21.csv from blob:file']);
  });

  it.each([
    ['an error', () => json({ message: 'Too many' }, 422), { kind: 'invalid' }],
    [
      'a page of a proxy',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { kind: 'contract' },
    ],
    ['nothing', () => new TypeError('Failed to fetch'), { kind: 'offline' }],
    [
      'a file that breaks off',
      () =>
        csv(
          new ReadableStream({
            start: (controller) => controller.error(new TypeError('network error')),
          }),
        ),
      { kind: 'offline' },
    ],
  ])('that gets %s saves nothing', async (_name, reply, error) => {
    fakeFetch(reply);
    await expect(exportEntities(query)).rejects.toMatchObject(error);
    expect(saved).toEqual([]);
  });

  it.each([
    ['attachment; filename="entities-2026-11-21.csv"', 'entities-2026-11-21.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'%C3%BCber.csv', 'über.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E0%A4', 'x.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', 'entities.csv'],
    [null, 'entities.csv'],
  ])('%s is saved as %s', (disposition, name) => {
    expect(fileNameOf(disposition, 'entities.csv')).toBe(name);
  });
});
