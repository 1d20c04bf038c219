import { member, wholeCollection } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { codeTemplate } from '../db/schema/people.ts';

/** GET /code_templates?code_type=…, in which names with "default" come first. */
export async function codeTemplates(
  executor: Executor,
  params: QueryParams,
  { apiBasePath }: Addresses,
) {
  const asked = params.one('code_type');
  const codeType = codeTemplate.codeType.enumValues.find((type) => type === asked);
  if (asked !== undefined && codeType === undefined) throw invalidFilter('code_type');
  const rows = await executor
    .select()
    .from(codeTemplate)
    .where(codeType && eq(codeTemplate.codeType, codeType))
    .orderBy(
      sql`${codeTemplate.name} NOT ILIKE '%default%'`,
      asc(codeTemplate.name),
      asc(codeTemplate.id),
    );
  const members = rows.map(({ id, name, codeType: type, code }) =>
    member(apiBasePath, 'code_templates', 'CodeTemplate', id, { name, code_type: type, code }),
  );
  return wholeCollection(apiBasePath, 'code_templates', 'CodeTemplate', members, params);
}
