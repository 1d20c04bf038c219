import { document, member, seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { note } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

const { search: _search, ...columns } = getTableColumns(note);
/** These are all columns but the search text. */
export const noteColumns = columns;

const findNotes = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ row: noteColumns, scrapeName: scrape.name, user: userRefColumns })
    .from(note)
    .leftJoin(scrape, eq(scrape.id, note.scrapeId))
    .leftJoin(appUser, eq(appUser.id, note.userId))
    .where(anyOf(note.id, ids));

export type FoundNote = Awaited<ReturnType<typeof findNotes>>[number];

/** Reads notes in one query and returns them by their id. Nulls and repeated ids are allowed. */
export async function notesById(
  executor: Executor,
  ids: readonly (number | null)[],
): Promise<Map<number, FoundNote>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await findNotes(executor, wanted)).map((found) => [found.row.id, found]));
}

/** A Note, whose class is its type. The content is HTML that was sanitised when it was written. */
export function noteMember(addresses: Addresses, { row, scrapeName, user }: FoundNote) {
  const { apiBasePath } = addresses;
  return member(apiBasePath, 'notes', row.type, row.id, {
    type: row.type,
    title: row.title,
    content: row.content,
    url: row.url,
    job_count: row.jobCount,
    pinned: row.pinned,
    archived: row.archived,
    created: seconds(row.created),
    user: user === null ? null : userRef(addresses, user),
    entity_id: row.entityId,
    scrape_id: row.scrapeId,
    scrape:
      row.scrapeId === null
        ? null
        : member(apiBasePath, 'scrapes', 'Scrape', row.scrapeId, { name: scrapeName ?? '' }),
    version: row.version,
    updated_at: seconds(row.changedAt ?? row.created),
  });
}

export const noteEtag = ({ id, version }: { id: number; version: number }): string =>
  versionTag('Note', id, version);

/**
 * Resolves with a Note as a whole answer, with its ETag.
 *
 * @throws Problem 404
 */
export async function noteDetail(
  executor: Executor,
  id: number,
  addresses: Addresses,
): Promise<{ body: HydraObject; etag: string }> {
  const found = (await notesById(executor, [id])).get(id);
  if (found === undefined) throw notFound();
  const body = document(addresses.apiBasePath, 'Note', noteMember(addresses, found));
  return { body, etag: noteEtag(found.row) };
}
