import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi } from '../testing/testEntities.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

const memberIds = v.array(v.object({ id: v.number() }));

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

describe('names of every kind', () => {
  const names = [
    'שלום עולם',
    'مرحبا بالعالم',
    '🍕👩‍👩‍👧‍👦',
    '<script>alert(1)</script>',
    '&amp; &lt;',
    "Robert'); DROP TABLE entity;--",
    'x'.repeat(255),
    '{{7*7}} ${7*7}',
    '=1+1',
  ];
  it.each(names)('%s comes back as it was typed', async (name) => {
    const { id } = await createByApi(api, { company_name: name });
    expect((await api.ask('GET', `/entities/${id}`)).body.company_name).toBe(name);
    expect(
      (
        await api.ask('PUT', `/entities/${id}`, {
          body: { company_name: `${name.slice(0, 250)} 2` },
        })
      ).status,
    ).toBe(200);
  });

  it('what nobody can see is not stored, and is looked past in a search', async () => {
    const { id } = await createByApi(api, { company_name: '\u202EInvisi\u200Bble\u00A0Co\uFEFF' });
    expect((await api.ask('GET', `/entities/${id}`)).body.company_name).toBe('Invisible Co');
    const typed = encodeURIComponent('invis\u200Bible\u2003co');
    expect(
      (await api.ask('GET', `/entities?custom_search=${typed}`)).body['hydra:totalItems'],
    ).toBe(1);
  });

  it.each([
    ['L’Oréal', "l'ore\u0301al"],
    ["L'Ore\u0301al Deux", 'L`Oréal DEUX'],
    ['Say “yes” Ltd', 'say "yes" ltd'],
    ['Saint Gobain', 'saint\u00A0gobain'],
    ['Big Blue_1', 'big\tblue_1'],
  ])('%s is found by %s', async (name, typed) => {
    const { id } = await createByApi(api, { company_name: name });
    const [scrapeId] = await insertScrapes(api.database, [
      { entityId: id, name: name.normalize('NFC') },
    ]);
    const idsOf = async (path: string) => {
      const { body } = await api.ask('GET', `${path}?custom_search=${encodeURIComponent(typed)}`);
      return v.parse(memberIds, body['hydra:member']).map((member) => member.id);
    };
    expect(await idsOf('/entities')).toEqual([id]);
    expect(await idsOf('/scrapes')).toEqual([scrapeId]);
  });

  it('no other sign is taken for a quote or a blank', async () => {
    await createByApi(api, { company_name: 'O-Brien-Sons' });
    for (const typed of ["O'Brien", 'Brien Sons']) {
      const { body } = await api.ask('GET', `/entities?custom_search=${encodeURIComponent(typed)}`);
      expect(body['hydra:totalItems']).toBe(0);
    }
  });

  // Beside a checkout, never inside it.
  const edgeCases = join(import.meta.dirname, '../../../../../shared/data/edge_cases.json');
  it.skipIf(!existsSync(edgeCases))(
    'those of the real data are kept, found again and exported (skipped where the data folder is absent)',
    async () => {
      const groups = v.parse(
        v.record(
          v.string(),
          v.looseObject({
            examples: v.optional(
              v.array(v.looseObject({ company_name: v.optional(v.unknown()) })),
              [],
            ),
          }),
        ),
        JSON.parse(readFileSync(edgeCases, 'utf8')),
      );
      const found = Object.values(groups).flatMap(({ examples }) =>
        examples.map(({ company_name: name }) => name),
      );
      const real = [
        ...new Set(
          found.filter(
            (name): name is string =>
              typeof name === 'string' &&
              name.trim() !== '' &&
              !name.includes('\0') &&
              name.trim().length <= 255,
          ),
        ),
      ];
      expect(real.length).toBeGreaterThan(10);
      for (const name of real) {
        const { id } = await createByApi(api, { company_name: name });
        const { body } = await api.ask(
          'GET',
          `/entities?custom_search=${encodeURIComponent(name.trim())}&limit=500`,
        );
        expect(
          v
            .parse(v.array(v.looseObject({ id: v.number() })), body['hydra:member'])
            .map((one) => one.id),
        ).toContain(id);
      }
      expect((await api.ask('GET', '/entities/csv')).status).toBe(200);
    },
    120_000,
  );
});
