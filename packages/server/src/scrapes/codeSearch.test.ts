import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrapeCode } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';
import { codeTrigrams } from './codeTrigrams.ts';

let api: TestApp;
let entityId: number;
let ids: number[];

const LONG = `<?php\n${'// filler line\n'.repeat(5000)}$needle = 'Ünter';\n`;

beforeAll(async () => {
  api = await openTestApp();
  [entityId = 0] = await insertEntities(api.database, [{ companyName: 'Coders' }]);
  ids = await insertScrapes(api.database, [
    { entityId, name: 'plain', archived: false },
    { entityId, name: 'combo', isCombo: true },
    { entityId, name: 'long', archived: true },
    { entityId, name: 'empty' },
  ]);
  const [plain = 0, combo = 0, long = 0] = ids;
  const modified = new Date();
  await api.database.db.insert(scrapeCode).values([
    {
      scrapeId: plain,
      codeType: 'spider',
      code: `<?php\nfunction fetchPages() { return '100%_sure\\n'; }\n// Größe ГАЗПРОМ "<b>"`,
      modified,
    },
    { scrapeId: plain, codeType: 'parser', code: '<?php\n\nfunction parseNode() {}', modified },
    { scrapeId: combo, codeType: 'spider', code: '<?php function comboRun() {}', modified },
    { scrapeId: combo, codeType: 'parser', code: '<?php function oldParser() {}', modified },
    { scrapeId: long, codeType: 'spider', code: LONG, modified },
    { scrapeId: long, codeType: 'parser', code: '', modified },
  ]);
});
afterAll(() => api.close());

const row = v.looseObject({
  id: v.number(),
  name: v.string(),
  spider_code: v.optional(v.nullable(v.string())),
  parser_code: v.optional(v.nullable(v.string())),
  code_truncated: v.optional(v.boolean()),
  code_matches: v.optional(
    v.nullable(v.strictObject({ spider: v.nullable(v.number()), parser: v.nullable(v.number()) })),
  ),
});
const listSchema = v.object({
  'hydra:totalItems': v.number(),
  total_capped: v.optional(v.literal(true)),
  'hydra:member': v.array(row),
});

async function search(query: string) {
  const { status, body, text } = await api.ask('GET', `/scrapes?order[id]=asc&${query}`);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const page = v.parse(listSchema, body);
  return {
    rows: page['hydra:member'],
    names: page['hydra:member'].map(({ name }) => name),
    total: page['hydra:totalItems'],
    isCapped: page.total_capped,
  };
}
const coded = (text: string) => `code_search=${encodeURIComponent(text)}`;

describe('GET /scrapes?code_search=', () => {
  it.each([
    ['function', ['plain', 'combo']],
    ['FETCHpages', ['plain']],
    ['fetchNothing', []],
    ['parseNode', ['plain']],
    // A line break in the middle, and signs that a LIKE pattern would take for wildcards.
    ['php\nfunction', ['plain']],
    ['100%_sure\\n', ['plain']],
    ['100%sure', []],
    ['газпром "<b>"', ['plain']],
    ['größe', ['plain']],
    ['GRÖSSE', []],
    ['газпром', ['plain']],
    ['ünter', ['long']],
    ['oldParser', []],
    ['comboRun', ['combo']],
    ['  fetchPages  ', ['plain']],
    [`fetchPages${'x'.repeat(1000)}`, []],
    [`%_\\'"<>abc`, []],
    ['🍕 pizza', []],
  ])('A-API-023 %j', async (text, names) => {
    const found = await search(coded(text));
    expect([found.names, found.total, found.isCapped]).toEqual([names, names.length, undefined]);
  });

  it.each(['ab', '"<b>"', '%_\\', 'a b c d', '->x', '12', '漢字'])(
    'needs three letters or digits in a row: %j is 400',
    async (text) => {
      const { status, body } = await api.ask('GET', `/scrapes?${coded(text)}`);
      expect([status, body.code, body.message]).toEqual([
        400,
        'invalid_filter',
        'code_search needs three letters or digits in a row.',
      ]);
      expect((await api.ask('GET', `/scrapes/csv?${coded(text)}`)).status).toBe(400);
    },
  );

  it('looks into the named code only, into both without a name or with both', async () => {
    expect((await search(`${coded('parseNode')}&spider_code=true`)).names).toEqual([]);
    expect((await search(`${coded('parseNode')}&parser_code=true`)).names).toEqual(['plain']);
    expect((await search(`${coded('parseNode')}&parser_code=true&spider_code=1`)).names).toEqual([
      'plain',
    ]);
    expect((await search(`${coded('fetchPages')}&parser_code=true`)).names).toEqual([]);
    expect((await search(`${coded('fetchPages')}&parser_code=false`)).names).toEqual(['plain']);
  });

  it('joins the other filters and the order', async () => {
    expect((await search(`${coded('php')}&archived=false`)).names).toEqual(['plain', 'combo']);
    expect((await search(`${coded('php')}&custom_search=long`)).names).toEqual(['long']);
    const { body } = await api.ask(
      'GET',
      `/scrapes?${coded('php')}&order[name]=desc&limit=2&page=2`,
    );
    expect(v.parse(listSchema, body)).toMatchObject({
      'hydra:totalItems': 3,
      'hydra:member': [{ name: 'combo' }],
    });
  });

  it('rows carry their codes where one of the three parameters is there, and never else', async () => {
    const { rows } = await search('');
    for (const field of ['spider_code', 'parser_code', 'code_truncated', 'code_matches'])
      expect(rows[0]).not.toHaveProperty(field);
    for (const query of ['spider_code=true', 'parser_code=true', 'parser_code=false']) {
      const found = await search(query);
      expect(found.names).toEqual(['plain', 'combo', 'long', 'empty']);
      expect(found.rows[0]).toMatchObject({
        parser_code: '<?php\n\nfunction parseNode() {}',
        code_truncated: false,
        code_matches: null,
      });
      expect(found.rows[1]).toMatchObject({
        spider_code: '<?php function comboRun() {}',
        parser_code: null,
      });
      expect(found.rows[3]).toMatchObject({
        spider_code: null,
        parser_code: null,
        code_truncated: false,
      });
    }
  });

  it('a code of more than 64 KiB is cut, and the row tells the line of a hit behind the cut', async () => {
    const [long] = (await search(coded('$needle'))).rows;
    expect(Buffer.byteLength(long?.spider_code ?? '')).toBe(65_536);
    expect(LONG.startsWith(long?.spider_code ?? '-')).toBe(true);
    expect(long).toMatchObject({
      code_truncated: true,
      parser_code: '',
      code_matches: { spider: 5002, parser: null },
    });
    const [plain] = (await search(coded('parseNode'))).rows;
    expect(plain).toMatchObject({
      code_truncated: false,
      code_matches: { spider: null, parser: 3 },
    });
  });

  it('a code is cut between two characters, not within one', async () => {
    const [id = 0] = await insertScrapes(api.database, [{ entityId, name: 'wide' }]);
    await api.database.db.insert(scrapeCode).values({
      scrapeId: id,
      codeType: 'spider',
      code: `<?p${'€'.repeat(30_000)}`,
      modified: new Date(),
    });
    const [wide] = (await search(`spider_code=true&id[]=${id}`)).rows;
    expect(wide?.spider_code).toBe(`<?p${'€'.repeat(21_844)}`);
    expect(wide?.code_truncated).toBe(true);
  });

  it('on a long page the codes share four megabytes', async () => {
    const made = await insertScrapes(
      api.database,
      Array.from({ length: 130 }, (_, i) => ({ entityId, name: `shared ${i}` })),
    );
    await api.database.db.insert(scrapeCode).values(
      made.flatMap((scrapeId) =>
        (['spider', 'parser'] as const).map((codeType) => ({
          scrapeId,
          codeType,
          code: 'sharedPage '.repeat(2000),
          modified: new Date(),
        })),
      ),
    );
    const { rows } = await search(`${coded('sharedPage')}&limit=130`);
    expect(rows.map((one) => one.spider_code?.length)).toEqual(made.map(() => 16_131));
    expect(rows.every((one) => one.code_truncated)).toBe(true);
    expect((await search(`${coded('sharedPage')}&limit=50`)).rows[0]).toMatchObject({
      spider_code: 'sharedPage '.repeat(2000),
      code_truncated: false,
    });
    await api.database.db.execute(
      sql`DELETE FROM scrape_code WHERE scrape_id = ANY(${sql.param(made)}::int[])`,
    );
    await api.database.db.execute(
      sql`DELETE FROM scrape WHERE id = ANY(${sql.param(made)}::int[])`,
    );
  });

  it('a code saved later is found, with its new text only', async () => {
    await api.database.db.execute(
      sql`UPDATE scrape_code SET code = '<?php // renamedHelper' WHERE scrape_id = ${ids[3]}`,
    );
    await api.database.db.insert(scrapeCode).values({
      scrapeId: ids[3] ?? 0,
      codeType: 'spider',
      code: '<?php // draftHelper',
      modified: new Date(),
    });
    expect((await search(coded('draftHelper'))).names).toEqual(['empty']);
    await api.database.db.execute(
      sql`UPDATE scrape_code SET code = '<?php // renamedHelper' WHERE scrape_id = ${ids[3]}`,
    );
    expect((await search(coded('draftHelper'))).names).toEqual([]);
    expect((await search(coded('renamedHelper'))).names).toEqual(['empty']);
  });
});

describe('GET /scrapes?code_search= over many scrapes', () => {
  beforeAll(async () => {
    // Every code has "manyFold"; every second one "oddOnly"; the first 40 by number of jobs "clustered"; words in an order that none has.
    await api.database.db
      .execute(sql`INSERT INTO scrape (entity_id, name, site_type, num_jobs, active)
      SELECT ${entityId}, 'bulk ' || n, 1, n, true FROM generate_series(1, 2300) n`);
    await api.database.db.execute(sql`INSERT INTO scrape_code (scrape_id, code_type, code, modified)
      SELECT id, CASE num_jobs % 3 WHEN 0 THEN 'spider' ELSE 'parser' END, '<?php manyFold(); open shadow(); ' || CASE num_jobs % 2 WHEN 1 THEN 'oddOnly();' ELSE '' END ||
        CASE WHEN num_jobs <= 40 THEN 'clustered();' ELSE '' END || CASE WHEN num_jobs <= 1000 THEN 'thousand();' ELSE '' END, now()
      FROM scrape WHERE name LIKE 'bulk %'`);
  });

  it.each([
    ['manyFold', 1000, true],
    ['oddOnly', 1000, true],
    ['thousand', 1000, undefined],
    ['clustered', 40, undefined],
    ['shadow(); open', 0, undefined],
    ['manyFold(); oddOnly', 0, undefined],
  ])('counts %s to a thousand: %i, capped %s', async (text, total, isCapped) => {
    for (const order of ['order[num_jobs]=desc', 'order[num_jobs]=asc', '']) {
      const { body } = await api.ask('GET', `/scrapes?${coded(text)}&${order}`);
      const page = v.parse(listSchema, body);
      expect([page['hydra:totalItems'], page.total_capped, page['hydra:member'].length]).toEqual([
        total,
        isCapped,
        Math.min(15, total),
      ]);
    }
  });

  it('pages agree with the whole list, in any order, also beyond a thousand', async () => {
    const numbers = async (query: string) => {
      const { body } = await api.ask('GET', `/scrapes?limit=500&${query}`);
      return v
        .parse(v.object({ 'hydra:member': v.array(v.object({ num_jobs: v.number() })) }), body)
        ['hydra:member'].map((one) => one.num_jobs);
    };
    const all = (keep: (n: number) => boolean) =>
      Array.from({ length: 2300 }, (_, i) => i + 1).filter(keep);
    const pages = async (query: string, count: number) =>
      (
        await Promise.all(
          Array.from({ length: count }, (_, i) => numbers(`${query}&page=${i + 1}`)),
        )
      ).flat();
    expect(await pages(`${coded('manyFold')}&order[num_jobs]=desc`, 5)).toEqual(
      all(() => true).toReversed(),
    );
    expect(await pages(`${coded('oddOnly')}&order[num_jobs]=asc`, 3)).toEqual(
      all((n) => n % 2 === 1),
    );
    expect(await pages(`${coded('clustered')}&order[num_jobs]=desc`, 1)).toEqual(
      all((n) => n <= 40).toReversed(),
    );
    expect(await pages(`${coded('manyFold')}&spider_code=true&order[num_jobs]=asc`, 2)).toEqual(
      all((n) => n % 3 === 0),
    );
    expect(await numbers(`${coded('manyFold')}&page=1000`)).toEqual([]);
  });

  it('a download holds all that pass, whatever the count stops at', async () => {
    const lines = async (text: string) =>
      (
        await api.ask('GET', `/scrapes/csv?${coded(text)}&order[num_jobs]=asc`, {
          headers: { accept: 'text/csv' },
        })
      ).text
        .split('\r\n')
        .slice(1, -1);
    expect((await lines('oddOnly')).map((line) => line.split(',')[7])).toEqual(
      Array.from({ length: 1150 }, (_, i) => String(2 * i + 1)),
    );
    expect(await lines('shadow(); open')).toEqual([]);
  });
});

describe('code_trigrams', () => {
  it.each([
    ['Fetch_pages 1(x)', ['fet', 'etc', 'tch', 'pag', 'age', 'ges', 'esq', 'sq1']],
    ['ab', []],
    ['é', ['303', '251']],
    ['a1b2', ['a1b', '1b2']],
  ])('of %j', (text, trigrams) => {
    expect(codeTrigrams(text)).toEqual(trigrams);
  });

  it('are what the database holds of a code that has the text within a longer one', async () => {
    for (const text of [
      'fetchPages',
      'Größe',
      'ГАЗПРОМ',
      '100%_sure\\n',
      'İstanbul',
      'a€b¢c',
      'private static  function',
      `${'long '.repeat(200)}text`,
    ]) {
      const { rows } = await api.database.db.execute(
        sql`SELECT code_trigrams(${`xx${text}yy`}::text) @> ${sql.param(codeTrigrams(text))}::text[] AS holds`,
      );
      expect([text, rows]).toEqual([text, [{ holds: true }]]);
    }
    expect(
      codeTrigrams('x'.repeat(3).concat(Array.from({ length: 500 }, (_, i) => i).join('z'))),
    ).toHaveLength(32);
  });
});
