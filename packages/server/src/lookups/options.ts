import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { reasonCode, settingOption } from '../db/schema/people.ts';

export type ReasonKind = typeof reasonCode.$inferSelect.kind;
export type SettingKind = typeof settingOption.$inferSelect.kind;
type Option = { label: string; value: string };

/** The reason codes of one kind that can still be chosen, in their order. */
export const reasonCodes = (executor: Executor, kind: ReasonKind): Promise<Option[]> =>
  executor
    .select({ label: reasonCode.label, value: reasonCode.value })
    .from(reasonCode)
    .where(and(eq(reasonCode.kind, kind), sql`${reasonCode.active}`))
    .orderBy(asc(reasonCode.position), asc(reasonCode.label));

export const settingOptions = (executor: Executor, kind: SettingKind): Promise<Option[]> =>
  executor
    .select({ label: settingOption.label, value: settingOption.value })
    .from(settingOption)
    .where(eq(settingOption.kind, kind))
    .orderBy(asc(settingOption.position), asc(settingOption.label));
