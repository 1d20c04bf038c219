import { urlKey } from '@console/api/entities/rules';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { readBody } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { listPage, rowsFor } from '../listPage.ts';
import { csv, invalid, notFound, resource } from '../respond.ts';
import { scrapes } from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import type { Wire } from '../wire.ts';
import { entityList, toCsvLines, toRow } from './entityList.ts';
import { createEntityStore, etagOf, type EntityStore } from './entityStore.ts';
import { sameAddress } from './entityWrite.ts';
import { archive, create, replaceAliases, replaceTags, update } from './writeHandlers.ts';

/** The scrapes of the fixtures that run for this employer, where it names none of its own. */
const withScrapes = (entity: Wire<Entity>): Wire<Entity> =>
  entity.scrapes.length > 0
    ? entity
    : {
        ...entity,
        scrapes: scrapes.filter(({ entity_id }) => entity_id === entity.id).map(toScrapeRef),
      };

const today = (): string => new Date().toISOString().slice(0, 10);

const search = (store: EntityStore, field: 'url' | 'career_page') =>
  endpoint(`POST /entities/search_by_${field}`, async ({ request }) => {
    const body = await readBody(request, {
      url: 'string',
      career_page: 'string',
      exclude_id: 'int',
    });
    if (body.answer) return body.answer;
    const address = body.fields[field] ?? body.fields.url;
    if (typeof address !== 'string' || address.trim() === '')
      return invalid([{ propertyPath: field, message: 'This is required', code: 'required' }]);
    if (urlKey(address) === undefined)
      return invalid([{ propertyPath: field, message: 'URL not valid', code: 'invalid_url' }]);
    const found = sameAddress(store, field, address, Number(body.fields.exclude_id ?? 0))
      .slice(0, 25)
      .map(toRow);
    return resource(
      Object.assign(
        { '@id': `/api/entities/search_by_${field}`, '@type': 'UrlMatch' },
        { entities: found, company_queues: [] },
      ),
    );
  });

type EntityHandlersOptions = {
  /** Shared by a story that looks at the rows after a write. */
  store?: EntityStore;
  /** Whose rights the writes have. */
  role?: Role;
};

/** Every call of section 6.1 of this issue, on rows of its own. */
export const entityHandlers = ({
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: EntityHandlersOptions = {}): RequestHandler[] => [
  endpoint('GET /entities', ({ request }) => listPage(store.all(), request, entityList, toRow)),
  endpoint('GET /entities/csv', ({ request }) =>
    csv(
      toCsvLines(rowsFor(store.all(), new URL(request.url).searchParams, entityList)),
      `entities-${today()}.csv`,
    ),
  ),
  search(store, 'url'),
  search(store, 'career_page'),
  endpoint('GET /entities/:id', ({ params }) => {
    const entity = store.find(params.id);
    return entity ? resource(withScrapes(entity), { etag: etagOf(entity) }) : notFound();
  }),
  endpoint('POST /entities', create(store, role)),
  endpoint('PUT /entities/:id', update(store, role)),
  endpoint('PUT /entities/:id/archive', archive(store, role)),
  endpoint('PUT /entities/:id/tags/batch', replaceTags(store, role)),
  endpoint('PUT /entities/:id/aliases/batch', replaceAliases(store, role)),
];
