import { invalidFilter, invalidSearch } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { Role } from '@console/api/roles/rules';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as endpoints from '@console/api/scrapes/endpoints';
import { scrapeCsvColumns } from '@console/api/scrapes/list';
import { canSearchCode } from '@console/api/scrapes/rules';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { entities } from '../entities/fixtures.ts';
import type { ListOptions } from '../list.ts';
import { list } from '../reads.ts';
import { csv, resource } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { now } from '../wire.ts';
import { scrapes, type ScrapeRecord } from './fixtures.ts';
import { createScrapeStore, errorLogs, type ScrapeStore } from './scrapeStore.ts';
import { toCodeRow, toScrapeDetail, toScrapeRow } from './views.ts';
import { scrapeEtag, scrapeWrites, type FindEntity } from './writes.ts';

const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1';

/**
 * Each value is the upper end of a band of 25 points that excludes its lower end. See
 * docs/decisions.md#lists (D-11).
 */
const isInStep = (share: number, step: string): boolean =>
  share > Number(step) - 25 && share <= Number(step);

const has = (code: string | null, text: string): boolean =>
  (code ?? '').toLowerCase().includes(text.toLowerCase());

/** Whether the searched codes hold the text. The query names one code; neither or both mean both. */
function isInCode(scrape: ScrapeRecord, text: string, params: QueryParams): boolean {
  const [spider, parser] = [isTrue(params.one('spider_code')), isTrue(params.one('parser_code'))];
  const both = spider === parser;
  return (
    ((both || spider) && has(scrape.spider_code, text)) ||
    ((both || parser) && has(scrape.parser_code, text))
  );
}

const STEPS: readonly string[] = ['25', '50', '75', '100'];
const STATUSES: readonly string[] = ['idle', 'parsing', 'spidering', 'inactive'];

/** The filters of GET /scrapes that do more than compare values of a row. */
const filters: NonNullable<ListOptions<ScrapeRecord>['filters']> = {
  percentage_without({ percentage_without_locations: share }, params) {
    const steps = params.list('percentage_without').flatMap((value) => value.split(','));
    if (steps.some((step) => !STEPS.includes(step)))
      throw invalidFilter(params.spelled('percentage_without'));
    return steps.length === 0 || steps.some((step) => isInStep(share ?? 0, step));
  },
  status({ status }, params) {
    const values = params.list('status');
    if (values.some((value) => !STATUSES.includes(value)))
      throw invalidFilter(params.spelled('status'));
    return (
      values.length === 0 ||
      values.map((value) => (value === 'inactive' ? 'idle' : value)).includes(status)
    );
  },
  code_search(row, params) {
    const text = params.one('code_search');
    if (text === undefined) return true;
    if (!canSearchCode(text))
      throw invalidSearch('code_search needs three letters or digits in a row.');
    return isInCode(row, text, params);
  },
  spider_code: (_row, params) => checkFlag(params, 'spider_code'),
  parser_code: (_row, params) => checkFlag(params, 'parser_code'),
};

/** Checks a parameter that names the searched code. It filters nothing by itself. */
function checkFlag(params: QueryParams, name: string): true {
  const text = params.one(name);
  if (text !== undefined && !/^(true|false|1|0)$/i.test(text)) throw invalidFilter(name);
  return true;
}

/** The parameters with which rows carry their code. */
const CODE_PARAMETERS = ['code_search', 'spider_code', 'parser_code'];

type ScrapeHandlersOptions = {
  /** The store of a story that reads the rows after a write. */
  store?: ScrapeStore;
  /** The role of the caller. */
  role?: Role;
  errors?: typeof errorLogs;
  /** The entity of a new scrape. */
  findEntity?: FindEntity;
};

/** The handlers of the calls about scrapes, with these rows. */
export const scrapeHandlers = (
  given: readonly ScrapeRecord[] = scrapes,
  {
    store = createScrapeStore(given),
    role = 'ROLE_ADMIN',
    errors = errorLogs,
    findEntity = (id) => entities.find((entity) => entity.id === id),
  }: ScrapeHandlersOptions = {},
): RequestHandler[] => {
  const errorsOf = (id: number) => errors.filter(({ scrape_id }) => scrape_id === id);
  return [
    list(endpoints.list, store.all, {
      filters,
      countTo: 1000,
      toMember: (row, params) =>
        CODE_PARAMETERS.some((name) => params.has(name)) ? toCodeRow(row) : toScrapeRow(row),
    }),
    endpoint(endpoints.exportCsv, () => csv('scrapes', scrapeCsvColumns)),
    endpoint(endpoints.itemsInQueue, ({ params }) => {
      const { id, items_in_queue } = requireRow(store, idOf(params));
      const checked_at = now();
      const count = { '@id': `/api/scrapes/${id}/items_in_queue`, '@type': 'QueueCount' };
      return resource(Object.assign(count, { items_in_queue, checked_at }));
    }),
    endpoint(endpoints.read, ({ params }) => {
      const scrape = requireRow(store, idOf(params));
      return resource(toScrapeDetail(scrape), { etag: scrapeEtag(scrape) });
    }),
    list(codeEndpoints.codeHistory, (id) => store.historyOf(requireRow(store, id))),
    list(codeEndpoints.errorLog, (id) =>
      store.errorsAreCleared(requireRow(store, id).id) ? [] : errorsOf(id),
    ),
    ...scrapeWrites(store, role, findEntity, (id) => errorsOf(id).length),
  ];
};
