import * as endpoints from '@console/api/entities/endpoints';
import { entityCsvColumns } from '@console/api/entities/list';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { list, one } from '../reads.ts';
import { csv } from '../respond.ts';
import { scrapes } from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import type { Wire } from '../wire.ts';
import { createEntityStore, etagOf, type EntityStore } from './entityStore.ts';
import { entityWrites } from './writes.ts';

type EntityHandlersOptions = {
  /** The store of a story that reads the rows after a write. */
  store?: EntityStore;
  /** The role of the caller. */
  role?: Role;
};

/** Adds the scrapes of the fixtures to an entity that names none of its own. */
const withScrapes = (entity: Wire<Entity>): Wire<Entity> =>
  entity.scrapes.length > 0
    ? entity
    : {
        ...entity,
        scrapes: scrapes.filter(({ entity_id }) => entity_id === entity.id).map(toScrapeRef),
      };

/** The handlers of every call about entities, with their own rows. */
export const entityHandlers = ({
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: EntityHandlersOptions = {}): RequestHandler[] => [
  list(endpoints.list, store.all),
  endpoint(endpoints.exportCsv, () => csv('entities', entityCsvColumns)),
  ...entityWrites(store, role),
  one(
    endpoints.read,
    {
      find(id: number) {
        const entity = store.find(id);
        return entity && withScrapes(entity);
      },
    },
    etagOf,
  ),
];
