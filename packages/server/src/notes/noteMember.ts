import { document, member, seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { getTableColumns } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { note } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import { userRef, usersById, type UserRefRow } from '../users/userRef.ts';

const { search: _search, ...columns } = getTableColumns(note);
/** All columns but the search text. */
export const noteColumns = columns;

interface FoundNote {
  row: Omit<typeof note.$inferSelect, 'search'>;
  scrapeName: string | null;
  user: UserRefRow | null;
}

async function scrapeNames(executor: Executor, ids: ReadonlySet<number>) {
  if (ids.size === 0) return new Map<number, string>();
  const rows = await executor
    .select({ id: scrape.id, name: scrape.name })
    .from(scrape)
    .where(anyOf(scrape.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Notes by their id. Nulls and repeated ids are allowed. A list may have thousands of notes of a
 * few people and scrapes, so these are read once each and not with every note.
 */
export async function notesById(executor: Executor, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<number, FoundNote>();
  const rows = await executor.select(noteColumns).from(note).where(anyOf(note.id, wanted));
  const [people, names] = await Promise.all([
    usersById(
      executor,
      rows.map(({ userId }) => userId),
    ),
    scrapeNames(executor, new Set(rows.flatMap(({ scrapeId }) => scrapeId ?? []))),
  ]);
  return new Map<number, FoundNote>(
    rows.map((row) => [
      row.id,
      {
        row,
        scrapeName: names.get(row.scrapeId ?? 0) ?? null,
        user: people.get(row.userId ?? 0) ?? null,
      },
    ]),
  );
}

/** A Note. Its class is its type. The content is HTML that was sanitised when it was written. */
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
  });
}

export const noteEtag = ({ id, version }: { id: number; version: number }): string =>
  versionTag('Note', id, version);

/**
 * A Note as a whole answer, with its ETag.
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
