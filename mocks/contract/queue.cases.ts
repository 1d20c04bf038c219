import {
  companyQueueSchema,
  entityMatchSchema,
  queueFacetsSchema,
  queueFlowSchema,
  queueHistorySchema,
  queueRequestRowSchema,
  queueRequestSchema,
  queueStatsSchema,
} from '@console/api/company-queues/schema';
import { collectionOf } from '@console/api/core/hydra/collection';
import { urlMatchSchema } from '@console/api/entities/schema';
import * as v from 'valibot';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';
import { freshHost, givenArchivedEntity, givenEntity, validEntity } from './givenEntity.ts';

const get = (path: string): ContractRequest => ({ method: 'GET', path });
const post = (path: string, body: unknown): ContractRequest => ({ method: 'POST', path, body });
const patch = (id: number, body: unknown, etag?: string): ContractRequest => ({
  method: 'PATCH',
  path: `/company_queues/${id}`,
  body,
  headers: {
    'content-type': 'application/merge-patch+json',
    ...(etag === undefined ? {} : { 'if-match': etag }),
  },
});
const ADD = '/entities/add_queue_request';
const CHANGE = '/company_queue_request_histories';

/** A valid body of POST /entities/add_queue_request. */
const asked = (given: object = {}) => ({
  ats: '',
  career_portal: '',
  company_queue_request_priority: 2,
  company_queue_numjobs_estimate: 0,
  company_queue_request_notes: '<p>Please add.</p>',
  company_queue_listener_email: ['first@customer.test'],
  ...given,
});
const newEntity = () => {
  const host = freshHost();
  return asked({ entity_name: `Wanted at ${host}`, entity_url: host });
};

type GivenQueue = Given & { queueId: number; requestId: number; entityId: number };
const madeSchema = v.object({
  id: v.number(),
  entity_id: v.nullable(v.number()),
  company_queue_requests: v.array(v.object({ id: v.number() })),
});

/** Adds a request, for a new entity or for one that the console does not know. */
const givenQueue =
  ({ known = false }: { known?: boolean } = {}) =>
  async (ask: Ask): Promise<GivenQueue> => {
    const body = known ? asked({ entity_id: (await givenEntity()(ask)).id }) : newEntity();
    const response = await ask(post(ADD, body), 'ROLE_ADMIN');
    const made = v.parse(madeSchema, await response.json());
    return {
      id: made.id,
      etag: `"CompanyQueue-${made.id}-1"`,
      tagIri: '',
      queueId: made.id,
      requestId: made.company_queue_requests[0]?.id ?? 0,
      entityId: made.entity_id ?? 0,
    };
  };

type QueueCase = Omit<ContractCase, 'given' | 'request'> & {
  given: (ask: Ask) => Promise<GivenQueue>;
  request: (given: GivenQueue) => ContractRequest;
};
/** A case about a queue of its own. */
function queueCase({ given, request, ...one }: QueueCase): ContractCase {
  let made: GivenQueue | undefined;
  return {
    ...one,
    given: async (ask) => (made = await given(ask)),
    request() {
      if (!made) throw new Error('The given of a contract case is missing.');
      return request(made);
    },
  };
}

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});
const required = (path: string) => violation(path, 'required', 'This is required');
const change = ({ queueId, requestId }: GivenQueue, body: object) =>
  post(CHANGE, {
    company_queue: `company_queues/${queueId}`,
    company_queue_request: `company_queue_requests/${requestId}`,
    notes: '<p>Why</p>',
    resolution_code: null,
    ...body,
  });

export const queueRequestCases: readonly ContractCase[] = [
  {
    name: 'a request for an entity: 201 with its queue',
    given: givenEntity(),
    request: ({ id }) => post(ADD, asked({ entity_id: id })),
    status: 201,
    shape: companyQueueSchema,
    body: { latest_status: 'requested', latest_priority: 2, entity: { archived: false } },
  },
  {
    name: 'a request for an entity that nobody knows: a queue without an entity',
    request: post(ADD, newEntity()),
    status: 201,
    body: { entity: null, entity_id: null },
  },
  queueCase({
    name: 'a request beside an open one joins it: 200',
    given: givenQueue(),
    request: ({ queueId }) =>
      post(ADD, asked({ company_queue_id: queueId, company_queue_request_priority: 1 })),
    status: 200,
    body: { latest_priority: 1, company_queue_requests: [{ number_of_times_requested: 2 }] },
  }),
  {
    name: 'a note is required',
    given: givenEntity(),
    request: ({ id }) =>
      post(ADD, asked({ entity_id: id, company_queue_request_notes: '<p></p>' })),
    status: 422,
    body: required('company_queue_request_notes'),
  },
  {
    name: 'an estimate is not negative',
    given: givenEntity(),
    request: ({ id }) => post(ADD, asked({ entity_id: id, company_queue_numjobs_estimate: -1 })),
    status: 422,
    body: violation('company_queue_numjobs_estimate', 'min', 'Value must be positive'),
  },
  {
    name: 'a new entity needs an address',
    request: post(ADD, { ...newEntity(), entity_url: 'abc' }),
    status: 422,
    body: violation('entity_url', 'invalid_url', 'URL not valid'),
  },
  {
    name: 'nothing is requested for an archived entity',
    given: givenArchivedEntity,
    request: ({ id }) => post(ADD, asked({ entity_id: id })),
    status: 409,
    body: { code: 'entity_archived' },
  },
  {
    name: 'a search of two characters',
    request: post('/search_by_url', { url: 'ab' }),
    status: 422,
    body: { code: 'validation_failed' },
  },
  queueCase({
    name: 'a status with its note: 201 with the row, and the values of its time',
    given: givenQueue(),
    request: (given) => change(given, { status: 'in-progress' }),
    status: 201,
    shape: queueHistorySchema,
    body: { status: 'in-progress', request_source: 'console', request_priority: 2 },
  }),
  queueCase({
    name: 'done with its code',
    given: givenQueue(),
    request: (given) => change(given, { status: 'done', resolution_code: 'scrape_fixed' }),
    status: 201,
    body: { status: 'done', resolution_code: 'scrape_fixed' },
  }),
  queueCase({
    name: 'done without a code',
    given: givenQueue(),
    request: (given) => change(given, { status: 'done' }),
    status: 422,
    body: required('resolution_code'),
  }),
  queueCase({
    name: 'the same status again',
    given: givenQueue(),
    request: (given) => change(given, { status: 'requested', notes: '' }),
    status: 409,
    body: { code: 'illegal_transition' },
  }),
];

const emails = (...given: string[]) => ({
  company_queue_listeners: given.map((listener_email) => ({ listener_email })),
});

export const queueChangeCases: readonly ContractCase[] = [
  queueCase({
    name: 'the whole set of listeners',
    given: givenQueue(),
    request: ({ queueId }) => patch(queueId, emails('b@c.de', 'c@d.ef')),
    status: 200,
    shape: companyQueueSchema,
    body: { queue_listeners: [{ listener_email: 'b@c.de' }, { listener_email: 'c@d.ef' }] },
    headers: { etag: /^"CompanyQueue-\d+-\d+"$/ },
  }),
  queueCase({
    name: 'the same listeners keep the version',
    given: async (ask) => {
      const given = await givenQueue()(ask);
      const response = await ask(patch(given.queueId, emails('first@customer.test')), 'ROLE_ADMIN');
      return { ...given, etag: response.headers.get('etag') ?? '' };
    },
    request: ({ queueId, etag }) => patch(queueId, emails('first@customer.test'), etag),
    status: 200,
    headers: { etag: /^"CompanyQueue-\d+-[12]"$/ },
  }),
  queueCase({
    name: 'a listener twice',
    given: givenQueue(),
    request: ({ queueId }) => patch(queueId, emails('b@c.de', 'B@c.de')),
    status: 422,
    body: violation(
      'company_queue_listeners[1].listener_email',
      'not_unique',
      'Please enter a unique email address',
    ),
  }),
  queueCase({
    name: 'listeners of an older version',
    given: givenQueue(),
    request: ({ queueId }) => patch(queueId, emails('b@c.de'), `"CompanyQueue-${queueId}-0"`),
    status: 412,
    body: { code: 'precondition_failed' },
  }),
  queueCase({
    name: 'the entity is taken away',
    given: givenQueue({ known: true }),
    request: ({ queueId }) => patch(queueId, { entity: null }),
    status: 200,
    body: { entity: null, entity_id: null, latest_status: 'requested' },
  }),
  queueCase({
    name: 'an entity that has a queue',
    given: async (ask) => {
      const { entityId } = await givenQueue({ known: true })(ask);
      return { ...(await givenQueue()(ask)), entityId };
    },
    request: ({ queueId, entityId }) => patch(queueId, { entity: `entities/${entityId}` }),
    status: 409,
    body: { code: 'entity_has_queue' },
  }),
  queueCase({
    name: 'an entity that has a queue, with merge',
    given: async (ask) => {
      const { entityId } = await givenQueue({ known: true })(ask);
      return { ...(await givenQueue()(ask)), entityId };
    },
    request: ({ queueId, entityId }) =>
      patch(queueId, { entity: `entities/${entityId}`, merge: true }),
    status: 200,
    shape: companyQueueSchema,
    keys: ['entity_id', 'latest_status'],
  }),
  queueCase({
    name: 'an entity for the request: 201',
    given: givenQueue(),
    request: ({ requestId }) =>
      post(`/company_queue_requests/${requestId}/create_entity`, validEntity()),
    status: 201,
    body: { '@type': 'Entity' },
    headers: { location: /\/entities\/\d+$/ },
  }),
  queueCase({
    name: 'an entity for a queue that has one',
    given: givenQueue({ known: true }),
    request: ({ requestId }) =>
      post(`/company_queue_requests/${requestId}/create_entity`, validEntity()),
    status: 409,
    body: { code: 'queue_has_entity' },
  }),
];

const manyEmails = (count: number, name = 'many') =>
  Array.from({ length: count }, (_, at) => `${name}-${at}@customer.test`);
/** A queue of an entity with this many listeners. `first@customer.test` is one of them. */
const givenListened = (count: number) => async (ask: Ask) => {
  const given = await givenQueue({ known: true })(ask);
  const all = emails('first@customer.test', ...manyEmails(count - 1));
  await ask(patch(given.queueId, all), 'ROLE_ADMIN');
  return given;
};
/** A queue that has 119 listeners, because another one has joined it. */
const givenCrowded = async (ask: Ask) => {
  const given = await givenListened(60)(ask);
  const other = await givenQueue()(ask);
  await ask(patch(other.queueId, emails(...manyEmails(59, 'other'))), 'ROLE_ADMIN');
  const merge = { entity: `entities/${given.entityId}`, merge: true };
  await ask(patch(other.queueId, merge), 'ROLE_ADMIN');
  return given;
};
const crowd = ['first@customer.test', ...manyEmails(59), ...manyEmails(59, 'other')];
const tooMany = (path: string) => violation(path, 'too_many', 'No more than 100 items are allowed');
const askFor = (queueId: number, listeners: readonly string[]) =>
  post(ADD, asked({ company_queue_id: queueId, company_queue_listener_email: listeners }));

export const queueListenerCases: readonly ContractCase[] = [
  queueCase({
    name: 'more than 100 listeners',
    given: givenQueue(),
    request: ({ queueId }) => patch(queueId, emails(...manyEmails(101))),
    status: 422,
    body: tooMany('company_queue_listeners'),
  }),
  queueCase({
    name: 'a request that joins with more listeners than the queue has room for',
    given: givenListened(99),
    request: ({ queueId }) => askFor(queueId, manyEmails(2, 'late')),
    status: 422,
    body: tooMany('company_queue_listener_email'),
  }),
  queueCase({
    name: 'a request that joins with the last listener, and with one that is there',
    given: givenListened(99),
    request: ({ queueId }) => askFor(queueId, ['late@customer.test', 'FIRST@customer.test']),
    status: 200,
  }),
  queueCase({
    name: 'a request that joins a queue with too many listeners and adds none',
    given: givenCrowded,
    request: ({ queueId }) => askFor(queueId, ['first@customer.test']),
    status: 200,
  }),
  queueCase({
    name: 'a merged queue keeps all listeners, and takes the list without one of them',
    given: givenCrowded,
    request: ({ queueId }) => patch(queueId, emails(...crowd.slice(1))),
    status: 200,
    text: /"many-58@customer\.test".*"other-58@customer\.test"/,
  }),
  queueCase({
    name: 'but not one more',
    given: givenCrowded,
    request: ({ queueId }) => patch(queueId, emails(...crowd, 'late@customer.test')),
    status: 422,
    body: tooMany('company_queue_listeners'),
  }),
];

const ofRequest = ({ requestId }: GivenQueue, body: object, etag?: string): ContractRequest => ({
  ...patch(0, body, etag),
  path: `/company_queue_requests/${requestId}`,
});

/** A request in progress. */
const givenInProgress = async (ask: Ask): Promise<GivenQueue> => {
  const given = await givenQueue()(ask);
  await ask(change(given, { status: 'in-progress' }), 'ROLE_ADMIN');
  return given;
};

export const queuePlanCases: readonly ContractCase[] = [
  queueCase({
    name: 'another priority, with its row in the history',
    given: givenQueue(),
    request: (given) => ofRequest(given, { request_priority: 4, note: '<p>No hurry</p>' }),
    status: 200,
    shape: queueRequestSchema,
    body: {
      request_priority: 4,
      highest_priority: 2,
      overdue: false,
      company_queue_request_histories: [
        { status: 'requested', request_priority: 4, notes: '<p>No hurry</p>' },
        { request_priority: 2 },
      ],
    },
    headers: { etag: /^"QueueRequest-\d+-\d+"$/ },
  }),
  queueCase({
    name: 'another priority needs a note',
    given: givenQueue(),
    request: (given) => ofRequest(given, { request_priority: 4, note: '' }),
    status: 422,
    body: required('note'),
  }),
  queueCase({
    name: 'no priority at all',
    given: givenQueue(),
    request: (given) => ofRequest(given, { request_priority: null, note: '<p>So</p>' }),
    status: 422,
    body: violation('request_priority', 'not_null', 'This value should not be null.'),
  }),
  queueCase({
    name: 'the present priority',
    given: givenQueue(),
    request: (given) => ofRequest(given, { request_priority: 2, note: '<p>So</p>' }),
    status: 422,
    body: violation('request_priority', 'unchanged', 'The request has this priority already.'),
  }),
  queueCase({
    name: 'an older version of a request',
    given: givenQueue(),
    request: (given) =>
      ofRequest(
        given,
        { request_priority: 4, note: '<p>So</p>' },
        `"QueueRequest-${given.requestId}-0"`,
      ),
    status: 412,
    body: { code: 'precondition_failed' },
    text: /"This queue request was changed by [^"]+ at [^"]+Z\. Reload it before saving\."/,
  }),
  queueCase({
    name: 'the priority of a closed request',
    given: async (ask) => {
      const given = await givenQueue()(ask);
      await ask(change(given, { status: 'no-jobs' }), 'ROLE_ADMIN');
      return given;
    },
    request: (given) => ofRequest(given, { request_priority: 4, note: '<p>So</p>' }),
    status: 409,
    body: { code: 'request_closed' },
  }),
  queueCase({
    name: 'a request in progress is taken',
    given: givenInProgress,
    request: (given) => ofRequest(given, { assigned_to: 'users/1' }),
    status: 200,
    body: { assigned_to: { id: 1 }, latest_status: 'in-progress' },
  }),
  queueCase({
    name: 'a request that nobody works on cannot be taken',
    given: givenQueue(),
    request: (given) => ofRequest(given, { assigned_to: 'users/1' }),
    status: 409,
    body: { code: 'not_in_progress' },
  }),
  {
    name: 'the counts above the queue',
    role: 'ROLE_USER',
    request: get('/company_queue_requests/facets?request_status[]=requested'),
    status: 200,
    shape: queueFacetsSchema,
    keys: ['request_status', 'request_priority', 'due'],
  },
  {
    name: 'the flow of the queue',
    role: 'ROLE_USER',
    request: get('/queue_flow?length=60d'),
    status: 200,
    shape: queueFlowSchema,
    keys: ['days', 'answer_hours'],
  },
  {
    name: 'the flow of another length',
    request: get('/queue_flow?length=2d'),
    status: 400,
    body: { code: 'invalid_filter' },
  },
];

/**
 * A queue that has joined one, which has joined another one. Each brought an open request. `id` is
 * the queue that took in both.
 */
const givenMergedTwice = async (ask: Ask): Promise<GivenQueue> => {
  const [last, next, first] = [
    await givenQueue({ known: true })(ask),
    await givenQueue({ known: true })(ask),
    await givenQueue()(ask),
  ];
  const join = (queueId: number, entityId: number) =>
    ask(patch(queueId, { entity: `entities/${entityId}`, merge: true }), 'ROLE_ADMIN');
  await join(first.queueId, next.entityId);
  await ask(patch(next.queueId, { entity: null }), 'ROLE_ADMIN');
  await join(next.queueId, last.entityId);
  return { ...first, id: last.queueId };
};

export const queueMergeCases: readonly ContractCase[] = [
  queueCase({
    name: 'a request that has joined another one answers with the last of them',
    role: 'ROLE_USER',
    given: givenMergedTwice,
    request: ({ requestId }) => get(`/company_queue_requests/${requestId}`),
    status: 200,
    shape: queueRequestSchema,
    body: ({ id }) => ({ number_of_times_requested: 3, company_queue: { id } }),
  }),
  queueCase({
    name: 'a queue that has joined another one answers with the last of them',
    role: 'ROLE_USER',
    given: givenMergedTwice,
    request: ({ queueId }) => get(`/company_queues/${queueId}`),
    status: 200,
    shape: companyQueueSchema,
    body: ({ id }) => ({ id, company_queue_requests: [{ number_of_times_requested: 3 }] }),
  }),
  queueCase({
    name: 'the possible matches of a request that has joined another one',
    role: 'ROLE_USER',
    given: givenMergedTwice,
    request: ({ requestId }) => get(`/company_queue_requests/${requestId}/possible_matches`),
    status: 200,
    shape: collectionOf(entityMatchSchema),
  }),
  queueCase({
    name: 'a request for a queue that has joined another one',
    given: givenMergedTwice,
    request: ({ queueId }) => post(ADD, asked({ company_queue_id: queueId })),
    status: 200,
    body: ({ id }) => ({ id, company_queue_requests: [{ number_of_times_requested: 4 }] }),
  }),
  queueCase({
    name: 'the status of a request that has joined another one',
    given: givenMergedTwice,
    request: (given) => change(given, { status: 'in-progress' }),
    status: 409,
    body: { code: 'not_latest_request' },
  }),
];

export const queueFigureCases: readonly ContractCase[] = [
  queueCase({
    name: 'the list of requests has no histories',
    given: givenQueue(),
    request: ({ requestId }) => get(`/company_queue_requests?id[]=${requestId}`),
    status: 200,
    shape: collectionOf(queueRequestRowSchema),
    keys: ['request_timestamp', 'request_priority', 'number_of_times_requested', 'company_queue'],
  }),
  queueCase({
    name: 'a request with its histories',
    given: givenQueue(),
    request: ({ requestId }) => get(`/company_queue_requests/${requestId}`),
    status: 200,
    shape: queueRequestSchema,
    keys: ['career_section', 'email_when_finished', 'company_queue_request_histories'],
  }),
  queueCase({
    name: 'a queue with its version',
    given: givenQueue(),
    request: ({ queueId }) => get(`/company_queues/${queueId}`),
    status: 200,
    shape: companyQueueSchema,
    keys: ['version', 'updated_at'],
    headers: { etag: /^"CompanyQueue-/ },
  }),
  queueCase({
    name: 'the possible matches of a request',
    role: 'ROLE_USER',
    given: givenQueue({ known: true }),
    request: ({ requestId }) => get(`/company_queue_requests/${requestId}/possible_matches`),
    status: 200,
    shape: collectionOf(entityMatchSchema),
    keys: ['entity', 'reason', 'score'],
  }),
  {
    name: 'a search by address',
    given: givenEntity(),
    request: post('/search_by_url', { url: 'contract-' }),
    status: 200,
    shape: urlMatchSchema,
    keys: ['entities', 'company_queues'],
  },
  {
    name: 'the figures of the queue',
    role: 'ROLE_USER',
    request: get('/queue_stats'),
    status: 200,
    shape: collectionOf(queueStatsSchema),
    keys: ['since', 'next_refresh', 'total_queue_size'],
  },
];
