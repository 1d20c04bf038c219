import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { readOne } from '../http/readOne.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { anyNote, notesOfEntity, notesOfScrape } from './noteList.ts';

/** The reads of notes (sections 6.1 to 6.3). */
export const noteRoutes = ({ config, database: { db } }: Deps): ApiRoute[] => [
  { method: 'GET', path: '/notes/:id', handle: (c) => readOne(c, db, anyNote, config) },
  {
    method: 'GET',
    path: '/entities/:id/notes',
    async handle(c) {
      const id = idOfPath(c);
      await requireEntity(db, id);
      return respond(c, {
        status: 200,
        body: await readList(db, notesOfEntity(id), queryOf(c), config),
      });
    },
  },
  {
    method: 'GET',
    path: '/scrapes/:id/notes',
    async handle(c) {
      const id = idOfPath(c);
      await requireScrape(db, id);
      return respond(c, {
        status: 200,
        body: await readList(db, notesOfScrape(id), queryOf(c), config),
      });
    },
  },
];
