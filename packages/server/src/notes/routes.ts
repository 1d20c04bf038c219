import * as endpoints from '@console/api/notes/endpoints';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, versionedRoute } from '../http/read.ts';
import type { ApiRoute } from '../http/routes.ts';
import { noRecord, writeRoute } from '../http/write.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { notesOfEntity, notesOfScrape } from './noteList.ts';
import { noteDetail } from './noteMember.ts';
import { noteSteps, requireCurrentNote, requireNoSystemNote } from './noteRecord.ts';
import { addNote, archiveNote, ownerOfScrapeNote, updateNote } from './writeNote.ts';

export function noteRoutes(deps: Deps): ApiRoute[] {
  const { config, database } = deps;
  const answer = async (tx: Executor, id: number) => {
    const { body, etag } = await noteDetail(tx, id, config);
    return { body, headers: { ETag: etag } };
  };
  const added = async (tx: Executor, id: number) => {
    const { body, headers } = await answer(tx, id);
    return { body, headers: { ...headers, Location: `${config.apiBasePath}/notes/${id}` } };
  };
  const add = (endpoint: typeof endpoints.addToEntity | typeof endpoints.addToEntityList) =>
    writeRoute(deps, endpoint, {
      exists: requireEntity,
      lock: noRecord,
      effect: ({ tx, user, id, body }) => addNote(tx, user, { entityId: id, scrapeId: null }, body),
      answer: added,
    });
  const update = (
    endpoint: typeof endpoints.updateOfEntity | typeof endpoints.updateOfScrape,
    place: 'entity' | 'scrape',
  ) =>
    writeRoute(deps, endpoint, {
      ...noteSteps(place),
      async version(tx, row, ifMatch) {
        await requireCurrentNote(tx, row, ifMatch, config);
        requireNoSystemNote(row);
      },
      async effect({ tx, user, row, body }) {
        await updateNote(tx, user, row, body);
        return row.id;
      },
      answer,
    });
  return [
    versionedRoute(endpoints.read, (id) => noteDetail(database.db, id, config)),
    listRoute(deps, endpoints.ofEntity, { of: notesOfEntity, requireOwner: requireEntity }),
    listRoute(deps, endpoints.ofScrape, { of: notesOfScrape, requireOwner: requireScrape }),
    add(endpoints.addToEntity),
    add(endpoints.addToEntityList),
    writeRoute(deps, endpoints.addToScrape, {
      async exists(executor, id) {
        await requireScrape(executor, id);
      },
      lock: (tx, id) => ownerOfScrapeNote(tx, id),
      effect: ({ tx, user, row, body }) => addNote(tx, user, row, body),
      answer: added,
    }),
    update(endpoints.updateOfEntity, 'entity'),
    update(endpoints.updateOfScrape, 'scrape'),
    writeRoute(deps, endpoints.archive, {
      ...noteSteps('none'),
      async version(tx, row, ifMatch) {
        // The console archives from its list, and sends no version then.
        if (ifMatch !== undefined) await requireCurrentNote(tx, row, ifMatch, config);
        requireNoSystemNote(row);
      },
      async effect({ tx, user, row, body }) {
        await archiveNote(tx, user, row, body);
        return row.id;
      },
      answer,
    }),
  ];
}
