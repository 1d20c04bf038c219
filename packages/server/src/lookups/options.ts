import { and, asc, eq, sql } from 'drizzle-orm';
import { reasonCode, settingOption } from '../db/schema/people.ts';
import type { Session } from '../hydra/listDefinition.ts';

export type ReasonKind = typeof reasonCode.$inferSelect.kind;
export type SettingKind = typeof settingOption.$inferSelect.kind;
type Option = { label: string; value: string };

/** The reason codes of a kind that may still be chosen, in their order. */
export const reasonCodes = (session: Session, kind: ReasonKind): Promise<Option[]> =>
  session.select({ label: reasonCode.label, value: reasonCode.value }).from(reasonCode)
    .where(and(eq(reasonCode.kind, kind), sql`${reasonCode.active}`)).orderBy(asc(reasonCode.position), asc(reasonCode.label));

export const settingOptions = (session: Session, kind: SettingKind): Promise<Option[]> =>
  session.select({ label: settingOption.label, value: settingOption.value }).from(settingOption)
    .where(eq(settingOption.kind, kind)).orderBy(asc(settingOption.position), asc(settingOption.label));
