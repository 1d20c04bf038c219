import { versionTag } from '@console/api/core/hydra/etag';
import { invalidFilter, invalidSearch } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/scrapes/endpoints';
import { scrapeList } from '@console/api/scrapes/list';
import { reasonCannotSearchCode } from '@console/api/scrapes/rules';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { listResponse, paramsOf, rowsFor, type ListOptions } from '../list.ts';
import { csv, resource } from '../respond.ts';
import { createRowStore, requireRow } from '../rowStore.ts';
import { scrapes, type ScrapeRecord } from './fixtures.ts';

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
    if (steps.some((step) => !STEPS.includes(step))) throw invalidFilter('percentage_without');
    return steps.length === 0 || steps.some((step) => isInStep(share ?? 0, step));
  },
  status({ status }, params) {
    const values = params.list('status');
    if (values.some((value) => !STATUSES.includes(value))) throw invalidFilter('status');
    return (
      values.length === 0 ||
      values.map((value) => (value === 'inactive' ? 'idle' : value)).includes(status)
    );
  },
  code_search(row, params) {
    const text = params.one('code_search');
    if (text === undefined) return true;
    if (reasonCannotSearchCode(text))
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

const DETAIL_ONLY = new Set([
  'ats_data',
  'method',
  'update_method',
  'proxy_service',
  'specific_host',
  'clear_cookie',
  'self_identification',
  'spider_frequency',
  'test_url',
  'job_data',
  'allow_fails',
  'jobs_per_page',
  'spider_code',
  'parser_code',
  'spider_last_date_modified',
  'parser_last_date_modified',
  'spider_user',
  'parser_user',
  'broken_since',
]);

/** The two counts under both of their names. */
const counts = ({ num_jobs, items_in_queue }: ScrapeRecord) => ({
  num_jobs,
  total_jobs: num_jobs,
  items_in_queue,
  number_of_jobs_in_queue: items_in_queue,
});

/** A list row: the scrape without the fields that only the detail has. */
export const toScrapeRow = (scrape: ScrapeRecord) => ({
  ...Object.fromEntries(Object.entries(scrape).filter(([name]) => !DETAIL_ONLY.has(name))),
  ...counts(scrape),
  id: scrape.id,
});

/** The detail. A combo keeps its parser code, which is not served. */
export const toScrapeDetail = (scrape: ScrapeRecord) => ({
  ...scrape,
  ...counts(scrape),
  broken_since: undefined,
  parser_code: scrape.is_combo ? null : scrape.parser_code,
});

const CODE_BYTES = 64 * 1024;
const cut = (code: string | null): string | null =>
  code === null
    ? null
    : new TextDecoder().decode(new TextEncoder().encode(code).slice(0, CODE_BYTES), {
        stream: true,
      });

/** A row of a code search: at most 64 KiB of each code, and whether there is more. */
export function toCodeRow(scrape: ScrapeRecord) {
  const [spider, parser] = [
    cut(scrape.spider_code),
    scrape.is_combo ? null : cut(scrape.parser_code),
  ];
  const truncated =
    spider !== scrape.spider_code || (!scrape.is_combo && parser !== scrape.parser_code);
  return {
    ...toScrapeRow(scrape),
    spider_code: spider,
    parser_code: parser,
    code_truncated: truncated,
  };
}

const stageNames: Readonly<Record<string, string>> = {
  idle: 'Idle',
  parsing: 'Parsing',
  spidering: 'Spidering',
};

const CSV_HEADER = [
  'EID',
  'Entity Name',
  'SID',
  'Scrape Name',
  'URL',
  'Career Page',
  'Career Portal',
  'Total Jobs',
  '% Without Locations',
  'Run Status',
  'Active',
  'Status',
  'ATS',
  'Site Type',
];
const toCsv = (row: ScrapeRecord) => [
  row.entity_id,
  row.entity.company_name,
  row.id,
  row.name,
  row.entity.url,
  row.entity.career_page,
  row.career_portal,
  row.num_jobs,
  row.percentage_without_locations,
  row.active ? 'Automatic' : 'Manual',
  row.archived ? 'Archived' : 'Active',
  stageNames[row.status] ?? row.status,
  row.ats,
  row.site_type_label,
];

/** The handlers of the calls about scrapes, with these rows. */
export const scrapeHandlers = (rows: readonly ScrapeRecord[] = scrapes): RequestHandler[] => {
  const store = createRowStore(rows);
  return [
    endpoint(endpoints.list, ({ request }) => {
      const params = paramsOf(request);
      const hasCode = CODE_PARAMETERS.some((name) => params.has(name));
      const countTo = params.one('code_search') === undefined ? undefined : 1000;
      return listResponse(scrapeList, rows, request, {
        filters,
        countTo,
        toMember: hasCode ? toCodeRow : toScrapeRow,
      });
    }),
    endpoint(endpoints.exportCsv, ({ request }) =>
      csv('scrapes', [
        CSV_HEADER,
        ...rowsFor(scrapeList, rows, paramsOf(request), { filters }).map(toCsv),
      ]),
    ),
    endpoint(endpoints.itemsInQueue, ({ params }) => {
      const { id, items_in_queue } = requireRow(store, idOf(params));
      const checked_at = Math.floor(Date.now() / 1000);
      const count = { '@id': `/api/scrapes/${id}/items_in_queue`, '@type': 'QueueCount' };
      return resource(Object.assign(count, { items_in_queue, checked_at }));
    }),
    endpoint(endpoints.read, ({ params }) => {
      const scrape = requireRow(store, idOf(params));
      return resource(toScrapeDetail(scrape), {
        etag: versionTag('scrape', scrape.id, scrape.version ?? 0),
      });
    }),
  ];
};
