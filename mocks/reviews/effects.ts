import type { EntityRef } from '@console/api/entities/schema';
import type { Note } from '@console/api/notes/schema';
import type { UserRef } from '@console/api/users/schema';
import type { EntityStore } from '../entities/entityStore.ts';
import { acme } from '../entities/fixtures.ts';
import { scrapes } from '../scrapes/fixtures.ts';
import { buildWatchList } from '../watch-lists/fixtures.ts';
import type { Wire } from '../wire.ts';
import { moveEntity } from './entities.ts';
import type { QualityStore } from './qualityStore.ts';

/** The effects that reviews of several lists share. See docs/contract.md#quality. */
export type Effects = ReturnType<typeof effectsOn>;

type Sent = {
  entity: EntityRef;
  source: string;
  priority?: number;
  jobCount: number | null;
  reason: string;
  note: string;
  by: Wire<UserRef>;
};
type Watched = {
  entity: EntityRef;
  scrapeId?: number;
  reason: string;
  note: Wire<Note> | null;
  until: number | null;
};

export function effectsOn(quality: QualityStore, entities: EntityStore) {
  const watchedRow = (entityId: number) =>
    quality.watchLists.open().find(({ entity }) => entity.id === entityId);
  return {
    /** Opens a watch-list row, or changes the open one. */
    placeOnWatch({ entity, scrapeId, reason, note, until }: Watched): void {
      const open = watchedRow(entity.id);
      const owner = entities.find(String(entity.id)) ?? acme;
      const row =
        open ??
        buildWatchList({
          id: quality.watchLists.nextId(),
          of: owner,
          scrape: scrapes.find(({ id }) => id === scrapeId) ?? null,
        });
      quality.watchLists.save({
        ...row,
        reason_code: reason,
        note,
        snoozed: until !== null,
        snoozed_until: until,
        watch_listed_date: open?.watch_listed_date ?? Math.floor(Date.now() / 1000),
      });
      moveEntity(entities, entity.id, 'watch_list');
    },
    /** Adds a queue request for the scrape team. */
    sendToQueue({ entity, ...asked }: Sent): void {
      const owner = entities.find(String(entity.id));
      if (owner) quality.queues.ask(owner, { priority: 3, ...asked });
      moveEntity(entities, entity.id, watchedRow(entity.id) ? 'watch_list' : 'sent_for_review');
    },
    /** Closes the open watch-list row. It has to run before the entity is sent to the queue. */
    takeOffWatch(entity: EntityRef): void {
      const watched = watchedRow(entity.id);
      if (watched) quality.watchLists.close(watched.id);
    },
  };
}
