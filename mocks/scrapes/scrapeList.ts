import { csvLine } from '../csvLine.ts';
import type { ListDefinition } from '../listPage.ts';
import type { ScrapeRecord } from './fixtures.ts';

const idOf = (value: string): number => Number(value.split('/').pop());
const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1';

/** Each step is the share above the step before it, up to and with its own (contract, section 3.2). */
const isInStep = (share: number, step: string): boolean =>
  share > Number(step) - 25 && share <= Number(step);

const bound =
  (fits: (value: number, limit: number) => boolean) =>
  (scrape: ScrapeRecord, [limit]: readonly string[]) =>
    fits(scrape.num_jobs ?? 0, Number(limit));

const has = (code: string | null, text: string): boolean =>
  (code ?? '').toLowerCase().includes(text.toLowerCase());

/**
 * Whether the text stands in the codes that the query looks at: one of them, or both where neither
 * or both are named.
 */
export function isInCode(scrape: ScrapeRecord, text: string, params: URLSearchParams): boolean {
  const [spider, parser] = [
    isTrue(params.get('spider_code') ?? ''),
    isTrue(params.get('parser_code') ?? ''),
  ];
  const both = spider === parser;
  return (
    ((both || spider) && has(scrape.spider_code, text)) ||
    ((both || parser) && has(scrape.parser_code, text))
  );
}

/** Codes are in the rows only where one of these is asked for. */
export const CODE_PARAMETERS = ['code_search', 'spider_code', 'parser_code'] as const;

/**
 * Order keys, filters and search of GET /scrapes (contract, section 3); `code_search` is the
 * handler's, it needs the whole query.
 */
export const scrapeList: ListDefinition<ScrapeRecord> = {
  context: 'Scrape',
  path: '/api/scrapes',
  search: ({ name, career_portal, entity }) => [name, career_portal, entity.company_name],
  ids: ({ id, entity_id }) => [id, entity_id],
  order: {
    entity_id: ({ entity_id }) => entity_id,
    eid: ({ entity_id }) => entity_id,
    'entity.id': ({ entity_id }) => entity_id,
    'entity.company_name': ({ entity }) => entity.company_name,
    id: ({ id }) => id,
    sid: ({ id }) => id,
    name: ({ name }) => name,
    'entity.url': ({ entity }) => entity.url,
    'entity.career_page': ({ entity }) => entity.career_page,
    career_portal: ({ career_portal }) => career_portal,
    num_jobs: ({ num_jobs }) => num_jobs,
    percentage_without_locations: ({ percentage_without_locations }) =>
      percentage_without_locations,
    'scrape.percentage_without_locations': ({ percentage_without_locations }) =>
      percentage_without_locations,
    active: ({ active }) => active,
    archived: ({ archived }) => archived,
    status: ({ status }) => status,
    ats: ({ ats }) => ats,
    'scrape.ats': ({ ats }) => ats,
    site_type_label: ({ site_type_label }) => site_type_label,
    last_updated: ({ last_updated }) => last_updated,
  },
  defaultOrder: [['entity_id', 'desc']],
  filters: {
    ats: ({ ats }, values) => values.includes(ats ?? 'none'),
    site_type: ({ site_type }, values) => values.includes(String(site_type)),
    percentage_without: ({ percentage_without_locations }, values) =>
      values
        .flatMap((value) => value.split(','))
        .some((step) => isInStep(percentage_without_locations ?? 0, step)),
    'num_jobs[gte]': bound((jobs, limit) => jobs >= limit),
    'num_jobs[lte]': bound((jobs, limit) => jobs <= limit),
    'num_jobs[gt]': bound((jobs, limit) => jobs > limit),
    'num_jobs[lt]': bound((jobs, limit) => jobs < limit),
    active: ({ active }, [value]) => active === isTrue(value),
    archived: ({ archived }, [value]) => archived === isTrue(value),
    status: ({ status }, values) =>
      values.map((value) => (value === 'inactive' ? 'idle' : value)).includes(status),
    entity: ({ entity_id }, values) => values.some((value) => idOf(value) === entity_id),
    id: ({ id }, values) => values.some((value) => idOf(value) === id),
  },
  flags: ['active', 'archived', 'spider_code', 'parser_code'],
  shapes: {
    status: /^(idle|inactive|parsing|spidering)$/,
    site_type: /^\d+$/,
    percentage_without: /^(25|50|75|100)(,(25|50|75|100))*$/,
    'num_jobs[gte]': /^-?\d+$/,
    'num_jobs[lte]': /^-?\d+$/,
    'num_jobs[gt]': /^-?\d+$/,
    'num_jobs[lt]': /^-?\d+$/,
  },
  countUpTo: (params) => (params.get('code_search') ? 1000 : undefined),
};

const detailOnly = new Set([
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

/** Both names of the two counts that have two. */
const counts = ({ num_jobs, items_in_queue }: ScrapeRecord) => ({
  num_jobs,
  total_jobs: num_jobs,
  items_in_queue,
  number_of_jobs_in_queue: items_in_queue,
});

/** A list row: the scrape without what only the detail holds. */
export const toScrapeRow = (scrape: ScrapeRecord) => ({
  ...Object.fromEntries(Object.entries(scrape).filter(([name]) => !detailOnly.has(name))),
  ...counts(scrape),
  id: scrape.id,
});

/** The detail. A combo keeps its parser code, and nobody is shown it. */
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

/** A row of a code search: at most 64 KiB of each code, and whether that is all. */
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

/** Header and rows of the CSV file (contract, section 3.3). */
export const toScrapeCsv = (rows: readonly ScrapeRecord[]): readonly string[] => [
  'EID,Entity Name,SID,Scrape Name,URL,Career Page,Career Portal,Total Jobs,% Without Locations,Run Status,Active,Status,ATS,Site Type',
  ...rows.map((row) =>
    csvLine([
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
    ]),
  ),
];
