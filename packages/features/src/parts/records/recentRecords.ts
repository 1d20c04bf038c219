import { localStore } from '@console/api/core/storage';
import { recentKey } from './recentKey.ts';

export const RECORD_KINDS = ['entity', 'scrape', 'job', 'request'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface RecentRecord {
  kind: RecordKind;
  id: number;
  title: string;
}

/** The most records that are kept. */
const MAX_RECORDS = 20;
/** The longest title that is kept. */
const MAX_TITLE_LENGTH = 200;

function isRecord(value: unknown): value is RecentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title }: Partial<Record<keyof RecentRecord, unknown>> = value;
  return (
    RECORD_KINDS.some((known) => known === kind) &&
    Number.isSafeInteger(id) &&
    typeof title === 'string'
  );
}

/** The records that this person opened recently in this browser, the most recent one first. */
export function recentRecords(userId: number): readonly RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStore().getItem(recentKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecord).slice(0, MAX_RECORDS) : [];
  } catch {
    return [];
  }
}

function keep(userId: number, records: readonly RecentRecord[]): void {
  try {
    localStore().setItem(recentKey(userId), JSON.stringify(records.slice(0, MAX_RECORDS)));
  } catch {
    // Storage is full or blocked: the record is not remembered.
  }
}

const others = (userId: number, { kind, id }: Pick<RecentRecord, 'kind' | 'id'>) =>
  recentRecords(userId).filter((one) => one.kind !== kind || one.id !== id);

/** Adds a record as the most recent one, or moves it there. */
export function addRecentRecord(userId: number, record: RecentRecord): void {
  const title = record.title.slice(0, MAX_TITLE_LENGTH);
  keep(userId, [{ ...record, title }, ...others(userId, record)]);
}

/** Removes a record, for example one that was deleted. */
export function removeRecentRecord(
  userId: number,
  record: Pick<RecentRecord, 'kind' | 'id'>,
): void {
  keep(userId, others(userId, record));
}
