import { scrapeSchema } from '@console/api/scrapes/schema';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';
import { givenArchivedEntity, givenEntity } from './givenEntity.ts';

const create = (entityId: number, given: object = {}): ContractRequest => ({
  method: 'POST',
  path: '/scrapes',
  body: {
    name: 'Made by the contract',
    career_portal: 'https://contract.example/jobs',
    site_type: 1,
    ats: null,
    ats_data: null,
    active: false,
    entity: `/entities/${entityId}`,
    self_identification: false,
    ...given,
  },
});
const archive = (id: number, given: object = {}, etag?: string): ContractRequest => ({
  method: 'POST',
  path: `/scrapes/${id}/archive`,
  body: {
    id,
    note: '<p>Gone</p>',
    archived: true,
    noteTitle: 'archive Scrape',
    reasonCode: 'duplicate',
    ...given,
  },
  ...(etag && { headers: { 'if-match': etag } }),
});
const unarchive = (id: number) =>
  archive(id, { archived: false, reasonCode: null, noteTitle: 'unarchive Scrape' });

/** Makes a scrape of a new entity, and archives it on demand. */
const givenNewScrape =
  ({ archived = false } = {}) =>
  async (ask: Ask): Promise<Given> => {
    const entity = await givenEntity()(ask);
    const made = await ask(create(entity.id), 'ROLE_ADMIN');
    const body: unknown = await made.json();
    if (typeof body !== 'object' || body === null || !('id' in body))
      throw new Error(`The given of a contract case failed: ${made.status}`);
    const id = Number(body.id);
    if (archived) await ask(archive(id), 'ROLE_ADMIN');
    return { id, etag: made.headers.get('etag') ?? '', tagIri: '' };
  };

const violations = (...found: readonly (readonly [string, string, string])[]) => ({
  code: 'validation_failed',
  violations: found.map(([propertyPath, code, message]) => ({ propertyPath, code, message })),
});
const REQUIRED = ['required', 'This is required'] as const;

/** They need the lookups of a new database. */
export const scrapeEditCases: readonly ContractCase[] = [
  {
    name: 'a new scrape is Manual and has two empty codes',
    role: 'ROLE_DQ_LEAD',
    given: givenEntity(),
    request: ({ id }) => create(id, { active: true, self_identification: true }),
    status: 201,
    shape: scrapeSchema,
    body: ({ id }) => ({
      entity_id: id,
      active: false,
      self_identification: false,
      spider_code: '',
      parser_code: '',
      archived: false,
    }),
    headers: { etag: /^"scrape-\d+-1"$/, location: /\/scrapes\/\d+$/ },
  },
  {
    name: 'a new scrape needs a name, a site type and an entity',
    request: { method: 'POST', path: '/scrapes', body: {} },
    status: 422,
    body: violations(['name', ...REQUIRED], ['site_type', ...REQUIRED], ['entity', ...REQUIRED]),
  },
  {
    name: 'the career portal of a new scrape is an address',
    given: givenEntity(),
    request: ({ id }) => create(id, { career_portal: 'abc' }),
    status: 422,
    body: violations(['career_portal', 'invalid_url', 'URL not valid']),
  },
  {
    name: 'an archived entity gets no scrape',
    given: givenArchivedEntity,
    request: ({ id }) => create(id),
    status: 409,
    body: { code: 'entity_archived' },
  },
  {
    name: 'an entity gets no second scrape',
    async given(ask) {
      const entity = await givenEntity()(ask);
      await ask(create(entity.id), 'ROLE_ADMIN');
      return entity;
    },
    request: ({ id }) => create(id),
    status: 409,
    body: { code: 'entity_has_scrape' },
  },
  {
    name: 'the info of a scrape is changed',
    given: givenNewScrape(),
    request: ({ id, etag }) => ({
      method: 'PATCH',
      path: `/scrapes/${id}`,
      headers: { 'if-match': etag },
      body: {
        name: 'Renamed',
        career_portal: 'https://renamed.example/jobs',
        site_type: 2,
        ats: null,
        active: true,
        allow_fails: 4,
        jobs_per_page: 50,
      },
    }),
    status: 200,
    body: {
      name: 'Renamed',
      career_portal: 'https://renamed.example/jobs',
      site_type: 2,
      ats: null,
      active: true,
      allow_fails: 4,
      jobs_per_page: 50,
    },
    headers: { etag: /^"scrape-\d+-2"$/ },
  },
  {
    name: 'archiving a scrape makes it Manual',
    given: givenNewScrape(),
    request: ({ id, etag }) => archive(id, {}, etag),
    status: 200,
    shape: scrapeSchema,
    body: { archived: true, archived_reason_code: 'duplicate', active: false },
    headers: { etag: /^"scrape-\d+-2"$/ },
  },
  {
    name: 'unarchiving leaves a scrape Manual',
    given: givenNewScrape({ archived: true }),
    request: ({ id }) => unarchive(id),
    status: 200,
    body: { archived: false, archived_reason_code: null, archived_date: null, active: false },
  },
  {
    name: 'archiving a scrape needs a reason, a title and a note',
    given: givenNewScrape(),
    request: ({ id }) => archive(id, { reasonCode: '', noteTitle: '', note: '<p></p>' }),
    status: 422,
    body: violations(
      ['reasonCode', ...REQUIRED],
      ['noteTitle', ...REQUIRED],
      ['note', ...REQUIRED],
    ),
  },
  {
    name: 'a scrape is archived once',
    given: givenNewScrape({ archived: true }),
    request: ({ id }) => archive(id),
    status: 409,
    body: { code: 'already_archived' },
  },
  {
    name: 'a scrape that is not archived is not unarchived',
    given: givenNewScrape(),
    request: ({ id }) => unarchive(id),
    status: 409,
    body: { code: 'not_archived' },
  },
  {
    name: 'a scrape is not archived over a newer version',
    given: givenNewScrape(),
    request: ({ id }) => archive(id, {}, `"scrape-${id}-0"`),
    status: 412,
    body: { code: 'precondition_failed' },
  },
  {
    name: 'clearing an error log says how many entries it had',
    given: givenNewScrape(),
    request: ({ id }) => ({ method: 'DELETE', path: `/scrapes/${id}/error_log` }),
    status: 200,
    body: { '@type': 'Message', message: 'Error log has been cleared (0 entries).' },
  },
  {
    name: 'the error log of an archived scrape is kept',
    given: givenNewScrape({ archived: true }),
    request: ({ id }) => ({ method: 'DELETE', path: `/scrapes/${id}/error_log` }),
    status: 409,
    body: { code: 'scrape_archived' },
  },
];
