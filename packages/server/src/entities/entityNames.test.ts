import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi } from '../testing/testEntities.ts';

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
    '\u202Egnirts',
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
