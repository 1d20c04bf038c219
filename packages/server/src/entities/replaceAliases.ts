import { Violations } from '@console/api/core/hydra/violations';
import type { aliasesBody } from '@console/api/entities/schema';
import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entityAlias } from '../db/schema/entities.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { anyOf } from '../hydra/filters.ts';
import { webAddress } from './urlKey.ts';

const ALIAS_MAX = 255;
const ALIASES_MAX = 500;

type AliasesBody = v.InferOutput<typeof aliasesBody>;
type Alias = Pick<typeof entityAlias.$inferSelect, 'alias' | 'type' | 'purpose'>;
const keyOf = ({ alias, type, purpose }: Alias) => JSON.stringify([alias, type, purpose]);
/** The aliases that are not among the others. */
function without<Row extends Alias>(rows: readonly Row[], others: readonly Alias[]): Row[] {
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
}
const shown = (aliases: readonly Alias[]) =>
  aliases.map(({ alias, purpose }) => `${alias} (${purpose})`).join('; ');

/**
 * Sets the aliases of an entity. Aliases that stay keep their ids. Resolves with true when
 * something changed.
 *
 * @throws Problem 422 such as `aliases[0].alias: This is required`
 */
export async function replaceAliases(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  body: AliasesBody,
): Promise<boolean> {
  const wanted = checkedAliases(body);
  const before = await aliasesOf(tx, entityId);
  const gone = without(before, wanted);
  const added = without(wanted, before);
  if (gone.length > 0)
    await tx.delete(entityAlias).where(
      anyOf(
        entityAlias.id,
        gone.map(({ id }) => id),
      ),
    );
  if (added.length > 0)
    await tx.insert(entityAlias).values(added.map((alias) => ({ ...alias, entityId })));
  if (gone.length === 0 && added.length === 0) return false;
  const after = await aliasesOf(tx, entityId);
  await writeEvent(tx, user, {
    type: 'entity_aliases',
    name: 'updated',
    entityId,
    previous: shown(before),
    current: shown(after),
  });
  return true;
}

const aliasesOf = (executor: Executor, entityId: number) =>
  executor
    .select()
    .from(entityAlias)
    .where(eq(entityAlias.entityId, entityId))
    .orderBy(asc(entityAlias.id));

/** Reads the aliases of a body. Repeated aliases are merged, as repeated tags are. */
function checkedAliases({ aliases }: AliasesBody): Alias[] {
  const violations = new Violations();
  if (!aliases) violations.add('aliases', 'required');
  else if (aliases.length > ALIASES_MAX) violations.tooMany('aliases', ALIASES_MAX);
  violations.throwIfAny();
  const checked = new Map<string, Alias>();
  (aliases ?? []).forEach((given, index) => {
    const path = `aliases[${index}]`;
    const type = oneOf(`${path}.type`, given.type, entityAlias.type.enumValues, violations);
    const purpose = oneOf(
      `${path}.purpose`,
      given.purpose,
      entityAlias.purpose.enumValues,
      violations,
    );
    const text = violations.requiredText(
      `${path}.alias`,
      given.alias,
      type === 'url' ? Infinity : ALIAS_MAX,
    );
    const alias = type === 'url' && text !== '' ? webAddress(text) : text;
    if (alias === null) violations.add(`${path}.alias`, 'invalid_url', 'Not a valid URL');
    if (type && purpose && alias) {
      const one = { alias, type, purpose };
      if (!checked.has(keyOf(one))) checked.set(keyOf(one), one);
    }
  });
  violations.throwIfAny();
  return [...checked.values()];
}

function oneOf<Choice extends string>(
  path: string,
  value: string | null | undefined,
  choices: readonly Choice[],
  violations: Violations,
): Choice | undefined {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) violations.add(path, value ? 'invalid_choice' : 'required');
  return found;
}
