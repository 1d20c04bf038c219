import type { WireSchema } from '@console/api/core/wire';
import { dailyJobShiftSchema } from '@console/api/daily-job-shifts/schema';
import { monitoredEntitySchema } from '@console/api/monitored-entities/schema';
import { pitStopSchema } from '@console/api/pit-stops/schema';
import { reviewReadySchema } from '@console/api/review-readies/schema';
import type { Role } from '@console/api/roles/rules';
import { watchListSchema } from '@console/api/watch-lists/schema';
import type { GivenRow } from './givenRow.ts';

const DQ: readonly Role[] = ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ'];
const DQ_PLUS: readonly Role[] = ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_DQ'];

/** The parts of a dashboard list that the cases test. */
export type QualityList = {
  path:
    | '/daily_job_shifts'
    | '/watch_lists'
    | '/monitored_entities'
    | '/review_readies'
    | '/pit_stops';
  row: WireSchema<unknown>;
  roles: readonly Role[];
  keys: readonly string[];
  /** Order keys with the field that each orders by. */
  order: Readonly<Record<string, string>>;
  defaultOrder: string;
  /** A filter with a value that the given row passes, and one that it does not pass. */
  filters: readonly (readonly [
    name: string,
    hit: (given: GivenRow) => string | number,
    miss: (given: GivenRow) => string | number,
  ])[];
  /** Parameters with invalid values. */
  refused: readonly (readonly [name: string, value: string])[];
};

const none = () => 2_000_000_000;
const entityIdOf = ({ entityId }: GivenRow) => entityId;
const since: QualityList['filters'][number][1] = () => 0;
const dates = (name: string): QualityList['filters'] => [
  [`${name}[gte]`, since, none],
  [`${name}[lte]`, none, since],
];
const ofEntity = { 'entity.company_name': 'entity.company_name', 'entity.id': 'entity.id' };
const named: QualityList['filters'] = [
  [
    'custom_search',
    ({ row }) => encodeURIComponent(row.entity.company_name),
    () => 'nobody-is-called-so',
  ],
  ['entity.id', entityIdOf, none],
];
const noTag: QualityList['refused'][number] = ['tags[]', 'many'];

export const qualityLists: readonly QualityList[] = [
  {
    path: '/daily_job_shifts',
    row: dailyJobShiftSchema,
    roles: DQ,
    keys: [
      '@id',
      '@type',
      'id',
      'entity',
      'scrape',
      'avg_job_count',
      'latest_job_count',
      'percent_change',
      'absolute_change',
      'shift_date',
      'last_time_reviewed',
      'last_reviewed_by',
      'assigned_to',
      'date_assigned',
      'last_action_taken',
      'latest_note',
    ],
    order: {
      ...ofEntity,
      'scrape.name': 'scrape.name',
      'scrape.id': 'scrape.id',
      'scrape.ats': 'scrape.ats',
      avg_job_count: 'avg_job_count',
      latest_job_count: 'latest_job_count',
      percent_change: 'percent_change',
      absolute_change: 'absolute_change',
      last_time_reviewed: 'last_time_reviewed',
      'last_reviewed_by.id': 'last_reviewed_by.id',
      date_assigned: 'date_assigned',
      'scrape.last_updated': 'scrape.last_updated',
    },
    defaultOrder: 'scrape.last_updated',
    filters: [
      ...named,
      ['scrape.id', ({ scrapeId }) => scrapeId, none],
      ['latest_job_count[gte]', () => 0, none],
      ['latest_job_count[lte]', none, () => -1],
      ['percent_change[gte]', () => -100, none],
      ['percent_change[lte]', none, () => -100.5],
      ['absolute_change[lte]', none, () => -2_000_000_000],
      ['shift_date', ({ row }) => String(row.shift_date), () => '2001-01-01'],
      ['new', () => 'true', () => 'false'],
      ['outage', () => 'false', () => 'true'],
      ...dates('scrape.last_updated'),
      [
        'scrape.ats[]',
        ({ row }) => encodeURIComponent(String(row.scrape?.ats ?? 'none')),
        () => 'no-such-engine',
      ],
    ],
    refused: [
      noTag,
      ['scrape.id', 'x'],
      ['assigned_to[]', 'me'],
      ['latest_job_count[gte]', 'x'],
      ['percent_change[lte]', 'x'],
      ['last_time_reviewed[gte]', 'x'],
    ],
  },
  {
    path: '/watch_lists',
    row: watchListSchema,
    roles: DQ,
    keys: [
      '@id',
      '@type',
      'id',
      'entity',
      'scrape',
      'reason_code',
      'watch_listed_date',
      'snoozed',
      'snoozed_until',
      'assigned_to',
      'note',
    ],
    order: {
      ...ofEntity,
      'scrape.name': 'scrape.name',
      'scrape.id': 'scrape.id',
      watch_listed_date: 'watch_listed_date',
      'entity.career_page': 'entity.career_page',
    },
    defaultOrder: 'watch_listed_date',
    filters: [
      ...named,
      ...dates('watch_listed_date'),
      ['snoozed', ({ row }) => String(row.snoozed), ({ row }) => String(!row.snoozed)],
    ],
    refused: [noTag, ['snoozed', 'maybe'], ['watch_listed_date[lte]', 'x']],
  },
  {
    path: '/monitored_entities',
    row: monitoredEntitySchema,
    roles: DQ,
    keys: [
      '@id',
      '@type',
      'id',
      'kind',
      'entity',
      'status',
      'tier_level',
      'ticker',
      'tags',
      'exchange_tags',
      'can_not_be_scraped_tags',
      'sector_and_industry_tags',
      'latest_note',
      'last_time_reviewed',
      'last_reviewed_by',
      'last_time_changed',
    ],
    order: {
      ...ofEntity,
      'entity.url': 'entity.url',
      'entity.ticker': 'entity.ticker',
      'entity.state': 'entity.state',
      'entity.tier_level': 'entity.tier_level',
      'entity.num_jobs': 'entity.num_jobs',
      last_time_reviewed: 'last_time_reviewed',
      last_time_changed: 'last_time_changed',
    },
    defaultOrder: 'last_time_changed',
    filters: [
      ...named,
      [
        'kind',
        ({ row }) => String(row.kind),
        ({ row }) => (row.kind === 'new' ? 'monitored' : 'new'),
      ],
      ['state[]', ({ row }) => String(row.status), () => 'blocked_scrape'],
      ['num_jobs[gte]', () => 0, none],
      ['num_jobs[lte]', none, () => -1],
      ...dates('last_time_changed'),
    ],
    refused: [
      noTag,
      ['kind', 'old'],
      ['state[]', 'sleepy'],
      ['tier_level[]', '4'],
      ['num_jobs[lte]', 'x'],
      ['exchange[]', 'x'],
    ],
  },
  {
    path: '/review_readies',
    row: reviewReadySchema,
    roles: DQ_PLUS,
    keys: [
      '@id',
      '@type',
      'id',
      'status',
      'entity',
      'exchange_tags',
      'tags',
      'company_queue_request',
      'request_source',
      'latest_note',
      'last_action_taken',
      'last_time_reviewed',
      'last_time_changed',
    ],
    order: {
      ...ofEntity,
      'entity.ticker': 'entity.ticker',
      'entity.tier_level': 'entity.tier_level',
      request_source: 'request_source',
      last_action_taken: 'last_action_taken',
      last_time_reviewed: 'last_time_reviewed',
      last_time_changed: 'last_time_changed',
    },
    defaultOrder: 'last_time_changed',
    filters: [
      ...named,
      ...dates('last_time_changed'),
      ['status', () => 'open_for_review', () => 'declined'],
    ],
    refused: [
      noTag,
      ['status', 'maybe'],
      ['tier_level[]', 'high'],
      ['last_time_changed[gte]', 'x'],
    ],
  },
  {
    path: '/pit_stops',
    row: pitStopSchema,
    roles: DQ_PLUS,
    keys: [
      '@id',
      '@type',
      'id',
      'entity',
      'tags',
      'number_of_requests',
      'priority',
      'pit_stop_entered_date',
      'resolved_date',
      'status',
      'reason_code',
      'last_action_taken',
      'latest_note',
    ],
    order: {
      ...ofEntity,
      'entity.tier_level': 'entity.tier_level',
      'entity.num_jobs': 'entity.num_jobs',
      number_of_requests: 'number_of_requests',
      priority: 'priority',
      pit_stop_entered_date: 'pit_stop_entered_date',
      resolved_date: 'resolved_date',
      status: 'status',
      reason_code: 'reason_code',
    },
    defaultOrder: 'pit_stop_entered_date',
    filters: [
      [
        'custom_search',
        ({ row }) => encodeURIComponent(row.entity.company_name),
        () => 'nobody-is-called-so',
      ],
      [
        'status[]',
        ({ row }) => String(row.status),
        ({ row }) => (row.status === 'done' ? 'requested' : 'done'),
      ],
      ['priority[]', ({ row }) => String(row.priority), ({ row }) => (row.priority === 5 ? 4 : 5)],
      ['reason_code[]', ({ row }) => String(row.reason_code), () => 'no_such_reason'],
      ...dates('pit_stop_entered_date'),
    ],
    refused: [
      noTag,
      ['status[]', 'lost'],
      ['priority[]', '6'],
      ['pit_stop_entered_date[gte]', 'x'],
    ],
  },
];
