import { isEmptyRichText } from '@console/api/core/hydra/richText';
import type { Note } from '@console/api/notes/schema';
import type { UserRef } from '@console/api/users/schema';
import { buildNote } from '../notes/fixtures.ts';
import type { Wire } from '../wire.ts';

type Reviewed = {
  entity: { id: number };
  scrape?: { id: number; name: string } | null;
  last_time_reviewed: number | null;
};
type Decided = {
  subject: string;
  action: string;
  note: string;
  jobCount?: number | null;
  by: Wire<UserRef>;
};

let notes = 9000;

/** The note of a review; none where nothing was written. */
export function reviewNote(
  row: Reviewed,
  { subject, action, note, jobCount = null, by }: Decided,
): Wire<Note> | null {
  if (isEmptyRichText(note)) return null;
  notes += 1;
  const { scrape = null } = row;
  return buildNote({
    id: notes,
    type: scrape ? 'ScrapeNote' : 'EntityNote',
    title: `${subject} Review – ${action}`,
    content: note,
    job_count: jobCount,
    created: Math.floor(Date.now() / 1000),
    user: by,
    entity_id: row.entity.id,
    scrape_id: scrape?.id ?? null,
    scrape: scrape && { id: scrape.id, name: scrape.name },
  });
}

/**
 * Later than the review before it, also within one second: the time is what tells two of them
 * apart.
 */
export const reviewedAt = (row: Reviewed): number =>
  Math.max(Math.floor(Date.now() / 1000), (row.last_time_reviewed ?? 0) + 1);
