import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOption } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities } from '../testing/testRows.ts';
import { insertAts, insertScrapes } from '../testing/testScrapes.ts';

const HEADER =
  'EID,Entity Name,SID,Scrape Name,URL,Career Page,Career Portal,Total Jobs,% Without Locations,Run Status,Active,Status,ATS,Site Type';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function lines(path: string) {
  const { text } = await api.ask('GET', path, { headers: { accept: 'text/csv' } });
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

describe('GET /scrapes/csv', () => {
  it('A-API-024 of nothing is the header row, as a file of today', async () => {
    const response = await api.fetch('/api/scrapes/csv', {
      headers: { authorization: 'Bearer test:user', accept: 'text/csv' },
    });
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(
      `\u00EF\u00BB\u00BF${HEADER}\r\n`,
    );
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="scrapes-${new Date().toISOString().slice(0, 10)}.csv"`,
    );
  });

  it('A-API-024 writes rows in the words of the table, safe for spreadsheets, in the filters and the order of the list', async () => {
    await api.database.db
      .insert(settingOption)
      .values({ kind: 'site_type', value: '2', label: '@Corporate' });
    const atsId = await insertAts(api.database, '+workday, "EU"');
    const [first = 0, second = 0] = await insertEntities(api.database, [
      { companyName: '=cmd()', url: 'https://a.test', careerPage: 'https://a.test/jobs' },
      { companyName: 'Plain' },
    ]);
    const [one, two] = await insertScrapes(api.database, [
      {
        entityId: first,
        name: '-1',
        atsId,
        siteType: 2,
        careerPortal: 'https://p.test',
        active: true,
        status: 'spidering',
        numJobs: 7,
        percentageWithoutLocations: 12.5,
      },
      {
        entityId: second,
        name: 'שלום 🍕',
        siteType: 4,
        active: false,
        archived: true,
        numJobs: 0,
        percentageWithoutLocations: 0,
      },
    ]);
    const expected = [
      HEADER,
      `${first},'=cmd(),${one},'-1,https://a.test,https://a.test/jobs,https://p.test,7,12.5,Automatic,Active,Spidering,"'+workday, ""EU""",'@Corporate`,
      `${second},Plain,${two},שלום 🍕,,,,0,0,Manual,Archived,Idle,,4`,
      '',
    ];
    expect(await lines('/scrapes/csv?order[id]=asc')).toEqual(expected);
    expect(await lines('/scrapes?order[id]=asc')).toEqual(expected);
    expect(await lines('/scrapes/csv?order[ats]=desc&page=9&limit=1')).toEqual(expected);
    expect(await lines('/scrapes/csv?archived=true')).toEqual([HEADER, expected[2], '']);
    expect((await api.ask('GET', '/scrapes/csv?active=perhaps')).status).toBe(400);
  });
});
