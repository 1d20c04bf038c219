import { conflict } from '@console/api/core/hydra/problem';
import { asHtml } from '@console/api/core/hydra/richText';
import type { Violations } from '@console/api/core/hydra/violations';
import { codeFault } from '@console/api/scrape-code/rules';
import type { scrapeUpdateBody } from '@console/api/scrape-code/schema';
import { and, eq, max } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { scrapeCode, scrapeCodeHistory } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { reasonCodes } from '../lookups/options.ts';
import { CODE_TYPES, type CodeType } from './codeSearch.ts';
import type { ScrapeRow } from './scrapeRecord.ts';

type Body = v.InferOutput<typeof scrapeUpdateBody>;
type CodeChange = {
  type: CodeType;
  code: string;
  /** The row of the code that is replaced. It is undefined for the first code of a scrape. */
  before: typeof scrapeCode.$inferSelect | undefined;
};

const NAMES = {
  spider: ['spider_code', 'spiderCode'],
  parser: ['parser_code', 'parserCode'],
} as const;

/** The code of this type in a body. */
const sentCode = (body: Body, type: CodeType) => {
  const [name, other] = NAMES[type];
  return body[name] === undefined ? body[other] : body[name];
};

/** @throws Problem 409 `combo_has_no_parser` */
export function requireNoComboParser({ isCombo }: ScrapeRow, body: Body): void {
  if (isCombo && typeof sentCode(body, 'parser') === 'string')
    throw conflict('combo_has_no_parser', 'A combo scrape has no parser code.');
}

const findCode = async (tx: Executor, scrapeId: number, type: CodeType) =>
  (
    await tx
      .select()
      .from(scrapeCode)
      .where(and(eq(scrapeCode.scrapeId, scrapeId), eq(scrapeCode.codeType, type)))
  )[0];

/**
 * Whether the body sends back the unchanged code without a reason, as a client does that sends the
 * whole record. This does not count as a change.
 */
const isEchoed = (
  code: string | null,
  before: CodeChange['before'],
  { code_change_reason_code: reason }: Body,
) => (reason ?? '') === '' && code === (before?.code ?? null);

/**
 * Reads the codes that the body changes, with the label of the reason. A combo has no parser that
 * could change.
 */
export async function codeChanges(
  tx: Executor,
  { id, isCombo }: ScrapeRow,
  body: Body,
  violations: Violations,
): Promise<{ changes: readonly CodeChange[]; reason: { value: string; label: string } }> {
  const changes: CodeChange[] = [];
  for (const type of CODE_TYPES) {
    const [name] = NAMES[type];
    const code = sentCode(body, type);
    if (code === undefined || (type === 'parser' && isCombo)) continue;
    const before = await findCode(tx, id, type);
    if (isEchoed(code, before, body)) continue;
    if (code === null) {
      violations.add(name, 'not_null');
      continue;
    }
    const fault = codeFault(code);
    if (fault) violations.add(name, fault.code, fault.message);
    if (code === (before?.code ?? ''))
      violations.addCoded(name, 'not_changed', 'The code has not changed.');
    changes.push({ type, code, before });
  }
  const given = body.code_change_reason_code ?? '';
  const reason = (await reasonCodes(tx, 'code_change')).find(({ value }) => value === given);
  if (changes.length > 0) {
    if (given === '') violations.add('code_change_reason_code', 'required');
    else if (!reason) violations.add('code_change_reason_code', 'invalid_choice');
  }
  return { changes, reason: reason ?? { value: given, label: given } };
}

/**
 * Saves one code as a new version. A code that was there before its history began becomes the first
 * version, so that no line is lost.
 */
export async function saveCode(
  tx: Executor,
  user: CurrentUser,
  { id, entityId }: ScrapeRow,
  { type, code, before }: CodeChange,
  reason: { value: string; label: string },
): Promise<void> {
  const [found] = await tx
    .select({ last: max(scrapeCodeHistory.idx) })
    .from(scrapeCodeHistory)
    .where(and(eq(scrapeCodeHistory.scrapeId, id), eq(scrapeCodeHistory.codeType, type)));
  let last = found?.last ?? 0;
  const version = { scrapeId: id, codeType: type };
  if (last === 0 && before !== undefined && before.code !== '') {
    last = 1;
    await tx.insert(scrapeCodeHistory).values({
      ...version,
      idx: last,
      code: before.code,
      reasonCode: 'new_scrape',
      userId: before.userId,
      modified: before.modified,
    });
  }
  const modified = new Date();
  const saved = { code, modified, userId: user.id };
  await tx
    .insert(scrapeCode)
    .values({ ...version, ...saved })
    .onConflictDoUpdate({ target: [scrapeCode.scrapeId, scrapeCode.codeType], set: saved });
  await tx
    .insert(scrapeCodeHistory)
    .values({ ...version, ...saved, idx: last + 1, reasonCode: reason.value });
  await writeEvent(tx, user, {
    type: 'scrape_code',
    name: `${type}_saved`,
    entityId,
    scrapeId: id,
    previous: last === 0 ? null : String(last),
    current: String(last + 1),
    notes: asHtml(reason.label),
  });
}
