import { readJsonBody } from '@console/api/core/hydra/body';
import { typedBody } from '@console/api/core/hydra/fields';
import { conflict, notFound } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { codeFault, scrapeBlockReason } from '@console/api/scrape-code/rules';
import { CODE_TYPES } from '@console/api/scrape-code/schema';
import { testRunBody } from '@console/api/test-runs/schema';
import type { Deps } from '@console/server/context';
import { entity } from '@console/server/db/schema/entities';
import { scrape } from '@console/server/db/schema/scrapes';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { checkPhp } from './checkPhp.ts';
import { testPage } from './testPage.ts';

type Body = v.InferOutput<typeof testRunBody>;
const CODES = ['spider_code', 'parser_code'] as const;

function check(body: Body): void {
  const violations = new Violations();
  if (body.scrape_id === undefined || body.scrape_id === null)
    violations.add('scrape_id', 'required');
  if (!body.type) violations.add('type', 'required');
  else if (!CODE_TYPES.some((type) => type === body.type)) violations.add('type', 'invalid_choice');
  for (const name of CODES) {
    const fault = codeFault(body[name] ?? '');
    if (fault) violations.add(name, fault.code, fault.message);
  }
  violations.throwIfAny();
}

/**
 * Answers a test run with a page that says what a parser finds in the codes. The codes are never
 * executed, fetched or stored.
 *
 * @throws Problem 400, 404, 409 `scrape_archived` and `entity_archived`, 413, 415, 422
 */
export async function runTest(
  { config, database: { db } }: Deps,
  request: Request,
): Promise<string> {
  const { json } = await readJsonBody(request, config.maxBodyBytes);
  const body = typedBody(testRunBody, json);
  check(body);
  const [found] = await db
    .select({ name: scrape.name, archived: scrape.archived, entityArchived: entity.archived })
    .from(scrape)
    .innerJoin(entity, eq(entity.id, scrape.entityId))
    .where(eq(scrape.id, body.scrape_id ?? 0));
  if (found === undefined) throw notFound();
  const reason = scrapeBlockReason({
    archived: found.archived,
    entity: { archived: found.entityArchived },
  });
  if (reason) throw conflict(reason.code, reason.message);
  const codes = CODES.flatMap((name) => {
    const code = body[name];
    return code ? [{ name: body.is_combo ? 'combo' : name.replace('_code', ''), code }] : [];
  });
  const reports = await checkPhp(codes.map(({ code }) => code));
  return testPage({
    scrape: found.name,
    type: body.type ?? '',
    scripts: codes.flatMap(({ name }, index) => {
      const report = reports[index];
      return report ? [{ name, report }] : [];
    }),
    settings: { ...body.parser_settings, ...body.scrape_settings },
  });
}
