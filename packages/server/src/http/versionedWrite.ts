import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import { matchesStrongly, versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { preconditionRequired, staleVersion } from '@console/api/core/hydra/problem';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import type { EventType } from '../events/eventTypes.ts';
import type { ApiRoute } from './routes.ts';
import { writeRoute, type Write } from './write.ts';

/** A record with a version, which every change by a person raises. */
export type VersionedRecord<Row> = {
  noun: 'entity' | 'scrape';
  /** Throws 404. */
  exists(executor: Executor, id: number): Promise<unknown>;
  /** Reads and locks the record. Throws 404. */
  lock(tx: Executor, id: number): Promise<Row>;
  /** Throws 409 for a record that accepts no change now. */
  requireOpen(row: Row): void;
  /** The events that record a change by a person. */
  changes: readonly EventType[];
  /** The column of the event log with the id of the record. */
  changesOf: typeof eventLog.entityId | typeof eventLog.scrapeId;
  raiseVersion(tx: Executor, id: number): Promise<unknown>;
  /** The record as it is answered, with its version as ETag. */
  detail(
    executor: Executor,
    id: number,
    addresses: Addresses,
  ): Promise<{ body: HydraObject; etag: string }>;
};

type Change<Row, Received> = {
  /** True for a write that a closed record accepts, such as unarchiving. */
  isAllowedOnClosed?: boolean;
  /** Throws 400 for a body that is malformed beyond its JSON types. */
  check?(body: Received): void;
  /** Resolves with false when nothing was changed. The version is not raised then. */
  effect(write: Write<Row, Received>): Promise<unknown>;
};

/**
 * Answers a write to one record with a version. A change raises the version. The answer is the
 * whole record.
 *
 * @throws Problem 404, 412, 428, the 409 of `requireOpen`, and what `effect` throws
 */
export const versionedWrite = <
  P extends Path,
  Sent extends Body,
  Received extends Body,
  Row extends { id: number; version: number },
>(
  deps: Deps,
  endpoint: Endpoint<P, unknown, Sent, Received>,
  record: VersionedRecord<Row>,
  { isAllowedOnClosed = false, check, effect }: Change<Row, Received>,
): ApiRoute =>
  writeRoute(deps, endpoint, {
    async exists(executor, id) {
      await record.exists(executor, id);
    },
    check,
    lock: (tx, id) => record.lock(tx, id),
    async version(tx, row, ifMatch) {
      await requireCurrentVersion(tx, record, row, ifMatch, deps);
      if (!isAllowedOnClosed) record.requireOpen(row);
    },
    async effect(write) {
      const isChanged = (await effect(write)) !== false;
      if (isChanged) await record.raiseVersion(write.tx, write.id);
      return write.id;
    },
    async answer(tx, id) {
      const { body, etag } = await record.detail(tx, id, deps.config);
      return { body, headers: { ETag: etag } };
    },
  });

/** Without If-Match the last write wins, unless the configuration requires it. */
async function requireCurrentVersion<Row extends { id: number; version: number }>(
  tx: Executor,
  record: VersionedRecord<Row>,
  { id, version }: Row,
  ifMatch: string | undefined,
  { config }: Deps,
): Promise<void> {
  if (ifMatch === undefined) {
    if (config.requireIfMatch) throw preconditionRequired();
    return;
  }
  const etag = versionTag(record.noun, id, version);
  if (!matchesStrongly(ifMatch, etag))
    throw staleVersion(record.noun, await lastChange(tx, record, id), version, etag);
}

/**
 * Finds the person who saved last, by the event log. The result is undefined when an import set the
 * version.
 */
async function lastChange<Row>(
  tx: Executor,
  { changes, changesOf }: VersionedRecord<Row>,
  id: number,
): Promise<{ by: string; at: Date } | undefined> {
  const [row] = await tx
    .select({ firstName: appUser.firstName, lastName: appUser.lastName, at: eventLog.createdAt })
    .from(eventLog)
    .innerJoin(appUser, eq(appUser.id, eventLog.userId))
    .where(and(eq(changesOf, id), inArray(eventLog.eventType, [...changes])))
    .orderBy(desc(eventLog.createdAt), desc(eventLog.id))
    .limit(1);
  return row && { by: `${row.firstName} ${row.lastName}`, at: row.at };
}
