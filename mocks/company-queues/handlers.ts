import * as endpoints from '@console/api/company-queues/endpoints';
import { queueRequestList } from '@console/api/company-queues/list';
import { queueVersion, requestVersion } from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { urlKey } from '@console/api/core/urls';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { createAnswers, endpoint, idOf, noRecord, write } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { lengthIn } from '../insights/handlers.ts';
import { paramsOf } from '../list.ts';
import { list, one, whole } from '../reads.ts';
import { resource } from '../respond.ts';
import { createRowStore, requireRow } from '../rowStore.ts';
import { NOW, toEntityRef } from '../scrapes/fixtures.ts';
import { users } from '../users/fixtures.ts';
import { now, type Wire } from '../wire.ts';
import { dueOfRow, facetsOf, flowOf } from './figures.ts';
import { createQueueStore, type QueueStore } from './queueStore.ts';
import { queueWrites } from './writes.ts';

type CompanyQueueHandlersOptions = { queues?: QueueStore; store?: EntityStore; role?: Role };

const MIN = 'number_of_times_requested_min';
const MAX = 'number_of_times_requested_max';
const MAX_FOUND = 25;
const MAX_MATCHES = 10;

/** The members of GET /company_queue_requests. */
const requestsOf = (queues: QueueStore): readonly Wire<QueueRequest>[] =>
  queues.all().flatMap((queue) =>
    queue.company_queue_requests.map((request) => ({
      ...request,
      '@id': `/api/company_queue_requests/${request.id}`,
      '@type': 'QueueRequest',
      company_queue: {
        '@id': queue['@id'],
        '@type': 'CompanyQueue',
        id: queue.id,
        name: queue.name,
        url: queue.url,
        latest_status: queue.latest_status,
        entity: queue.entity,
      },
    })),
  );

/** The requests in whose history the user wrote, by their last row. */
const workOf = (queues: QueueStore, userId: number) =>
  queues.all().flatMap((queue) =>
    queue.company_queue_requests.flatMap((request) => {
      const own = request.company_queue_request_histories.filter(({ user }) => user?.id === userId);
      const last = Math.max(...own.map(({ history_timestamp: at }) => at ?? 0));
      return own.length === 0
        ? []
        : [
            {
              '@id': `/api/company_queue_requests/${request.id}`,
              '@type': 'WorkHistory',
              id: request.id,
              entity: queue.entity,
              queue_name: queue.name,
              status: request.latest_status,
              last_requested: last,
              history_timestamp: last,
            },
          ];
    }),
  );

/** Entities with the address of the queue, with an alias of its name, or with its name in theirs. */
function matchesOf(queue: Wire<CompanyQueue>, store: EntityStore) {
  const name = queue.name?.toLowerCase() ?? '';
  const key = urlKey(queue.url ?? '');
  return store
    .all()
    .flatMap((entity) => {
      const sameKey = key !== undefined && urlKey(entity.url ?? '') === key;
      const isAlias = entity.aliases.some(({ alias }) => alias.toLowerCase() === name);
      const isNamed = name !== '' && entity.company_name.toLowerCase().includes(name);
      const reason = sameKey ? 'url' : isAlias ? 'alias' : isNamed ? 'name' : undefined;
      if (reason === undefined) return [];
      const score = reason === 'name' ? name.length / entity.company_name.length : 1;
      return [{ reason, score, entity: toEntityRef(entity) }];
    })
    .sort((a, b) => Number(a.entity.archived) - Number(b.entity.archived) || b.score - a.score)
    .slice(0, MAX_MATCHES);
}

/** The handlers of every call about the company queue. */
export function companyQueueHandlers({
  queues = createQueueStore(),
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: CompanyQueueHandlersOptions = {}): RequestHandler[] {
  const requests = {
    find: (id: number) => requestsOf(queues).find((row) => row.id === id),
  };
  const times =
    (name: string, fits: (count: number, bound: number) => boolean) =>
    (row: Wire<QueueRequest>, params: QueryParams) => {
      const text = params.one(name);
      if (text === undefined) return true;
      if (!/^\d+$/.test(text)) throw invalidFilter(name);
      return fits(row.number_of_times_requested ?? 0, Number(text));
    };
  const dueOptions = queueRequestList.filters.due.options;
  const filters = {
    number_of_times_requested_min: times(MIN, (count, bound) => count >= bound),
    number_of_times_requested_max: times(MAX, (count, bound) => count <= bound),
    due(row: Wire<QueueRequest>, params: QueryParams) {
      const asked = params.list('due');
      if (!asked.every((one) => dueOptions.some((option) => option === one)))
        throw invalidFilter(params.spelled('due'));
      return asked.length === 0 || asked.includes(dueOfRow(row));
    },
  };
  return [
    endpoint(endpoints.ofEntity, ({ params }) =>
      resource(queues.of(requireRow(store, idOf(params)))),
    ),
    one(endpoints.read, queues, queueVersion),
    list(endpoints.listRequests, () => requestsOf(queues), { filters }),
    endpoint(endpoints.facets, ({ request }) =>
      resource(facetsOf(requestsOf(queues), paramsOf(request), { filters })),
    ),
    endpoint(endpoints.flow, ({ request }) =>
      resource(flowOf(requestsOf(queues), lengthIn(paramsOf(request)))),
    ),
    one(endpoints.readRequest, requests, requestVersion),
    whole(endpoints.possibleMatches, 'EntityMatch', (id) =>
      matchesOf(requireRow({ find: queues.ofRequest }, id), store),
    ),
    whole(endpoints.stats, 'QueueStats', () => [
      {
        since: now(),
        next_refresh: now() + 300,
        total_queue_size: 12,
        oldest_date_in_queue: NOW - 90 * 86_400,
        newest_date_in_queue: NOW,
        average_date_in_queue: NOW - 30 * 86_400,
      },
    ]),
    list(endpoints.workHistory, (id) => workOf(queues, requireRow(createRowStore(users), id).id)),
    write(endpoints.searchByUrl, {
      role,
      answers: createAnswers(),
      find: noRecord,
      save({ body }) {
        const text = (body.url ?? '').trim();
        const part = text.toLowerCase().replace(/^https?:\/\/(www\.)?/, '');
        const has = (...texts: readonly (string | null)[]) =>
          texts.some((one) => one?.toLowerCase().includes(part));
        const found = {
          '@id': '/api/search_by_url',
          '@type': 'UrlMatch',
          entities: store
            .all()
            .filter((one) => has(one.company_name, one.url, one.career_page))
            .slice(0, MAX_FOUND)
            .map(toEntityRef),
        };
        return Object.assign(found, {
          company_queues: queues
            .all()
            .filter(({ name, url }) => has(name, url))
            .slice(0, MAX_FOUND)
            .map(({ '@id': iri, id, name, url, latest_status, entity }) => ({
              '@id': iri,
              '@type': 'CompanyQueue',
              id,
              name,
              url,
              latest_status,
              entity,
            })),
        });
      },
    }),
    ...queueWrites({ queues, store, role, requests }),
  ];
}
