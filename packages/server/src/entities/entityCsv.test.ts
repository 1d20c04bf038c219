import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryParams } from '@console/api/core/hydra/query';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { csvResponse } from '../hydra/csvExport.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';
import { entityCsv } from './entityCsv.ts';
import { entityList } from './entityList.ts';

const HEADER = 'EID,Entity Name,URL,Career Page,Total Jobs,Tags,Tier Level,Date Added,Status';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ EXPORT_MAX_ROWS: '6000' });
});
afterAll(() => api.close());

async function lines(query = '', path = '/entities/csv') {
  const { text } = await api.ask('GET', `${path}${query}`, { headers: { accept: 'text/csv' } });
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

describe('GET /entities/csv', () => {
  it('A-API-010 of nothing is the header row, in UTF-8 with BOM, as a file of today', async () => {
    const response = await api.fetch('/api/entities/csv', {
      headers: { authorization: 'Bearer test:user', accept: 'text/csv' },
    });
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(
      `\u00EF\u00BB\u00BF${HEADER}\r\n`,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="entities-${new Date().toISOString().slice(0, 10)}.csv"`,
    });
  });

  it('A-API-010 writes rows as the table says, safe for spreadsheets, and the list with Accept text/csv is the same', async () => {
    const ids = await insertEntities(api.database, [
      {
        companyName: '=HYPERLINK("http://evil.test","Click")',
        url: 'https://a.test',
        careerPage: 'https://a.test/jobs',
        numJobs: 7,
        tierLevel: 1,
        dateAdded: new Date('2026-11-21T05:20:00.900Z'),
      },
      {
        companyName: 'Comma, "quoted"\nand 🍕 שלום',
        numJobs: 0,
        dateAdded: new Date('2026-01-02T03:04:05Z'),
        archived: true,
      },
      { companyName: '-1', numJobs: 3, dateAdded: new Date('2026-01-02T03:04:05Z') },
    ]);
    await insertTag(api.database, 'NYSE', 'exchange', ids.slice(0, 1));
    await insertTag(api.database, '@Retail', null, ids.slice(0, 1));
    const expected = [
      HEADER,
      `${ids[0]},"'=HYPERLINK(""http://evil.test"",""Click"")",https://a.test,https://a.test/jobs,7,"NYSE; @Retail",1,2026-11-21T05:20:00Z,Active`,
      `${ids[1]},"Comma, ""quoted""\nand 🍕 שלום",,,0,,,2026-01-02T03:04:05Z,Archived`,
      `${ids[2]},'-1,,,3,,,2026-01-02T03:04:05Z,Active`,
      '',
    ];
    expect(await lines('?order[id]=asc')).toEqual(expected);
    expect(await lines('?order[id]=asc', '/entities')).toEqual(expected);
  });

  it('A-API-010 takes the filters and the order of the list, and no paging', async () => {
    expect(await lines('?archived=true&page=7&limit=1')).toHaveLength(3);
    expect(
      (await lines('?order[num_jobs]=desc')).slice(1, -1).map((line) => line.split(',').at(-5)),
    ).toEqual(['7', '3', '0']);
    expect((await api.ask('GET', '/entities/csv?archived=maybe')).status).toBe(400);
  });

  it('reads thousands of rows in short batches, in one order without a gap or a repeat, only as fast as they are taken', async () => {
    await api.database.db.execute(
      sql`INSERT INTO entity (company_name, num_jobs) SELECT 'Batch ' || i, i % 7 FROM generate_series(1, 4500) i`,
    );
    let loads = 0;
    const counting = {
      ...entityCsv,
      load: (...given: Parameters<typeof entityCsv.load>) => {
        loads += 1;
        expect(given[1].length).toBeLessThanOrEqual(1000);
        return entityCsv.load(...given);
      },
    };
    const response = await csvResponse(
      api.deps,
      entityList,
      counting,
      new QueryParams('?custom_search=batch&order[num_jobs]=desc'),
    );
    expect(loads).toBe(1);
    const text = await response.text();
    expect(loads).toBe(5);
    const rows = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    expect(rows).toHaveLength(4500);
    expect(new Set(rows.map(([id]) => id)).size).toBe(4500);
    const sorted = rows.toSorted(
      (a, b) => Number(b[4]) - Number(a[4]) || Number(b[0]) - Number(a[0]),
    );
    expect(rows).toEqual(sorted);
  });

  it('beyond EXPORT_MAX_ROWS is 422 before the first byte', async () => {
    await api.database.db.execute(
      sql`INSERT INTO entity (company_name) SELECT 'More ' || i FROM generate_series(1, 1600) i`,
    );
    const { status, body } = await api.ask('GET', '/entities/csv');
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_many_rows',
      'The export has more than 6000 rows. Filter the list first.',
    ]);
  });

  it('a failure after the first byte ends the connection: nobody takes the beginning for the whole', async () => {
    let loads = 0;
    const failing = {
      ...entityCsv,
      load: (...given: Parameters<typeof entityCsv.load>) =>
        (loads += 1) < 3
          ? entityCsv.load(...given)
          : Promise.reject(new Error('the database is gone')),
    };
    const server = createServer(
      getRequestListener(() =>
        csvResponse(api.deps, entityList, failing, new QueryParams('?custom_search=batch')),
      ),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow(TypeError);
      expect(loads).toBe(3);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    }
  });

  it('a reader who goes away stops the reading', async () => {
    let loads = 0;
    const counting = {
      ...entityCsv,
      load: (...given: Parameters<typeof entityCsv.load>) => {
        loads += 1;
        return entityCsv.load(...given);
      },
    };
    const response = await csvResponse(
      api.deps,
      entityList,
      counting,
      new QueryParams('?custom_search=batch'),
    );
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(loads).toBe(1);
  });

  it('a reader who goes away while a batch is read is no failure of the export', async () => {
    const failures = vi.spyOn(api.deps.log, 'error');
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const batches: ReturnType<typeof entityCsv.load>[] = [];
    const slow = {
      ...entityCsv,
      load: (...given: Parameters<typeof entityCsv.load>) => {
        batches.push(
          batches.length === 0
            ? entityCsv.load(...given)
            : mayGoOn.then(() => entityCsv.load(...given)),
        );
        return batches.at(-1) ?? Promise.resolve([]);
      },
    };
    const response = await csvResponse(
      api.deps,
      entityList,
      slow,
      new QueryParams('?custom_search=batch'),
    );
    const reader = response.body?.getReader();
    await reader?.read();
    const next = reader?.read();
    await vi.waitFor(() => expect(batches).toHaveLength(2));
    await reader?.cancel();
    goOn();
    expect(await next).toMatchObject({ done: true });
    await Promise.all(batches);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(failures).not.toHaveBeenCalled();
    failures.mockRestore();
  });
});
