import { entitySchema, urlMatchSchema } from '@console/api/entities/schema';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';
import {
  freshHost,
  givenArchivedEntity,
  givenEntity,
  givenTwoReasonTags,
  validEntity,
} from './givenEntity.ts';

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});
const post = (body: unknown) => ({ method: 'POST', path: '/entities', body }) as const;
const put = (path: string, body: unknown, etag?: string) =>
  ({ method: 'PUT', path, body, ...(etag ? { headers: { 'if-match': etag } } : {}) }) as const;
const archiveBody = {
  archived: true,
  archived_reason_code: 'duplicate',
  archive_note: { title: 'archive Entity', content: '<p>Twice</p>', pinned: false },
};

const taken = freshHost();
const givenTaken = givenEntity({
  url: `https://${taken}`,
  career_page: `https://${taken}/jobs`,
  override_duplicate_url: true,
  override_duplicate_career_page: true,
});

/** An entity after a write that changes nothing, with its ETag of before. */
const givenUnchanged =
  (write: (id: number) => ContractRequest) =>
  async (ask: Ask): Promise<Given> => {
    const given = await givenEntity()(ask);
    const { status } = await ask(write(given.id), 'ROLE_ADMIN');
    if (status !== 200) throw new Error(`A write that changes nothing was answered ${status}.`);
    return given;
  };

export const entityChangeCases: readonly ContractCase[] = [
  {
    name: 'POST creates: 201 with Location, ETag and the whole entity',
    request: post(validEntity({ company_name: 'A new employer' })),
    status: 201,
    shape: entitySchema,
    body: { '@type': 'Entity', company_name: 'A new employer', archived: false, tier_level: 1 },
    headers: { location: /\/entities\/\d+$/, etag: /^"entity-\d+-\d+"$/ },
  },
  {
    name: 'an address without a scheme is stored with https://',
    request: post(validEntity({ url: 'scheme-less.example/a' })),
    status: 201,
    body: { url: 'https://scheme-less.example/a' },
  },
  {
    name: 'a name is required',
    request: post(validEntity({ company_name: '  ' })),
    status: 422,
    body: violation('company_name', 'required', 'This is required'),
  },
  {
    name: 'a website is required',
    request: post(validEntity({ url: null })),
    status: 422,
    body: violation('url', 'required', 'This is required'),
  },
  {
    name: 'a website has to be an address',
    request: post(validEntity({ url: 'abc' })),
    status: 422,
    body: violation('url', 'invalid_url', 'URL not valid'),
  },
  {
    name: 'a career page has to be an address',
    request: post(validEntity({ career_page: 'abc' })),
    status: 422,
    body: violation('career_page', 'invalid_url', 'URL not valid'),
  },
  {
    name: 'a tier is not negative',
    request: post(validEntity({ tier_level: -1 })),
    status: 422,
    body: violation('tier_level', 'min', 'Value must be positive'),
  },
  {
    name: 'a tier is at most 3',
    request: post(validEntity({ tier_level: 4 })),
    status: 422,
    body: violation('tier_level', 'max', 'Value must be at most 3'),
  },
  {
    name: 'a tier is a number',
    request: post(validEntity({ tier_level: 'two' })),
    status: 400,
    body: { code: 'bad_request' },
  },
  {
    name: 'without a website a reason tag is required',
    request: post(validEntity({ no_website: true })),
    status: 422,
    body: violation('tag', 'required', 'This is required'),
  },
  {
    name: 'the reason tag is kept by its id, and no website forces what depends on it',
    given: givenEntity(),
    request: ({ tagIri }) => post(validEntity({ no_website: true, tag: tagIri })),
    status: 201,
    body: ({ tagIri }) => ({
      url: null,
      no_website: true,
      can_not_scrape_employer: true,
      tag: Number(tagIri.split('/').pop()),
      tags: [{ tag: { '@id': tagIri } }],
    }),
    text: /"tags":\[\{.*"tag":\{.*"title":"NS: /,
  },
  {
    name: 'an address that another entity has is refused, with its id',
    given: givenTaken,
    request: post(validEntity({ url: `http://WWW.${taken}/#top` })),
    status: 422,
    body: { violations: [{ propertyPath: 'url', code: 'duplicate_url' }] },
  },
  {
    name: 'and taken with the override',
    given: givenTaken,
    request: post(validEntity({ url: `https://${taken}`, override_duplicate_url: true })),
    status: 201,
    body: { override_duplicate_url: true },
  },
  {
    name: 'a body that is no JSON is refused',
    request: post('{"company_name":'),
    status: 400,
    body: { code: 'bad_request', 'hydra:description': 'Syntax error' },
  },
  {
    name: 'a body that is no object is refused',
    request: post([1]),
    status: 400,
    body: { code: 'bad_request' },
  },
  {
    name: 'another content type is refused',
    request: { ...post('company_name=A'), headers: { 'content-type': 'text/plain' } },
    status: 415,
    body: { code: 'unsupported_media_type' },
  },
  {
    name: 'a role that may not create is told which may',
    role: 'ROLE_USER',
    request: post(validEntity()),
    status: 403,
    body: {
      'hydra:title': 'Access Denied',
      'hydra:description': 'You are not authorized to perform this action.',
      code: 'forbidden',
    },
    keys: ['required_roles'],
  },
  {
    name: 'PUT changes only what is sent and raises the version',
    given: givenEntity({ company_name: 'Before' }),
    request: ({ id, etag }) => put(`/entities/${id}`, { tier_level: 2 }, etag),
    status: 200,
    shape: entitySchema,
    body: ({ id }) => ({ id, company_name: 'Before', tier_level: 2 }),
    headers: { etag: /^"entity-\d+-\d+"$/ },
  },
  {
    name: 'PUT takes the whole record back, read-only fields and unknown ones included',
    given: givenEntity(),
    request: ({ id, etag }) =>
      put(
        `/entities/${id}`,
        {
          ...validEntity(),
          '@id': 'x',
          id: 'x',
          version: 99,
          colour: 'red',
          company_name: 'After',
        },
        etag,
      ),
    status: 200,
    body: ({ id }) => ({ id, company_name: 'After' }),
  },
  {
    name: 'PUT from a stale ETag writes nothing and says who was faster',
    given: async (ask) => {
      const given = await givenEntity()(ask);
      await ask(put(`/entities/${given.id}`, { tier_level: 3 }, given.etag), 'ROLE_ADMIN');
      return given;
    },
    request: ({ id, etag }) => put(`/entities/${id}`, { tier_level: 0 }, etag),
    status: 412,
    body: { code: 'precondition_failed', 'hydra:title': 'Conflict' },
    text: /"This entity was changed by [^"]+ at [^"]+Z\. Reload it before saving\."/,
    keys: ['current_version'],
    headers: { etag: /^"entity-\d+-\d+"$/ },
  },
  {
    name: 'PUT that changes nothing keeps the version',
    given: givenUnchanged((id) => put(`/entities/${id}`, { tier_level: 1 })),
    request: ({ id, etag }) => put(`/entities/${id}`, { tier_level: 2 }, etag),
    status: 200,
  },
  {
    name: 'PUT of nobody is not found',
    request: put('/entities/987654321', { tier_level: 1 }),
    status: 404,
  },
  {
    name: 'PUT is refused to a role that may not edit',
    role: 'ROLE_DQ',
    given: givenEntity(),
    request: ({ id }) => put(`/entities/${id}`, { tier_level: 1 }),
    status: 403,
  },
  {
    name: 'an archived entity cannot be edited',
    given: givenArchivedEntity,
    request: ({ id, etag }) => put(`/entities/${id}`, { tier_level: 1 }, etag),
    status: 409,
    body: { code: 'entity_archived', 'hydra:title': 'Conflict' },
  },
  {
    name: 'search_by_url wants an address',
    request: { method: 'POST', path: '/entities/search_by_url', body: { url: '' } },
    status: 422,
  },
];

export const entityArchiveCases: readonly ContractCase[] = [
  {
    name: 'archiving takes a reason and a note',
    given: givenEntity(),
    request: ({ id, etag }) => put(`/entities/${id}/archive`, archiveBody, etag),
    status: 200,
    body: { archived: true, archived_reason_code: 'duplicate', state: 'archived' },
  },
  {
    name: 'archiving without a reason or a note is refused',
    given: givenEntity(),
    request: ({ id, etag }) =>
      put(
        `/entities/${id}/archive`,
        { archived: true, archive_note: { title: 'archive Entity', content: '<p>&nbsp;</p>' } },
        etag,
      ),
    status: 422,
    body: {
      violations: [
        { propertyPath: 'archived_reason_code', code: 'required' },
        { propertyPath: 'archive_note.content', code: 'required' },
      ],
    },
  },
  {
    name: 'unarchiving needs a note and no reason',
    given: givenArchivedEntity,
    request: ({ id, etag }) =>
      put(
        `/entities/${id}/archive`,
        {
          archived: false,
          archived_reason_code: null,
          archive_note: { title: 'unarchive Entity', content: '<p>Back</p>' },
        },
        etag,
      ),
    status: 200,
    body: { archived: false, archived_date: null, archived_reason_code: null },
  },
  {
    name: 'what is archived cannot be archived',
    given: givenArchivedEntity,
    request: ({ id, etag }) => put(`/entities/${id}/archive`, archiveBody, etag),
    status: 409,
    body: { code: 'already_archived' },
  },
];

export const entityBatchCases: readonly ContractCase[] = [
  {
    name: 'tags/batch sets the whole set',
    given: givenEntity(),
    request: ({ id, etag, tagIri }) =>
      put(`/entities/${id}/tags/batch`, { entity_tags: [{ tag: tagIri }, { tag: tagIri }] }, etag),
    status: 200,
    body: ({ tagIri }) => ({ tags: [{ tag: { '@id': tagIri } }] }),
  },
  {
    name: 'tags/batch wants a reason tag where an address is missing',
    given: async (ask) => {
      const { tagIri } = await givenEntity()(ask);
      return givenEntity({ no_website: true, tag: tagIri })(ask);
    },
    request: ({ id, etag }) => put(`/entities/${id}/tags/batch`, { entity_tags: [] }, etag),
    status: 422,
    body: violation('entity_tags', 'required', 'This is required'),
  },
  {
    name: 'tags/batch takes one reason tag at most',
    given: givenTwoReasonTags,
    request: ({ id, etag, tagIri, otherTagIri }) =>
      put(
        `/entities/${id}/tags/batch`,
        { entity_tags: [{ tag: tagIri }, { tag: otherTagIri }] },
        etag,
      ),
    status: 422,
    body: violation(
      'entity_tags',
      'invalid_choice',
      'The value you selected is not a valid choice.',
    ),
  },
  {
    name: 'tags/batch names a tag that does not exist by its place',
    given: givenEntity(),
    request: ({ id, etag, tagIri }) =>
      put(
        `/entities/${id}/tags/batch`,
        { entity_tags: [{ tag: tagIri }, { tag: '/api/tags/987654321' }] },
        etag,
      ),
    status: 422,
    body: violation('entity_tags[1].tag', 'not_found', 'Item not found'),
  },
  {
    name: 'tags/batch that changes nothing keeps the version',
    given: givenUnchanged((id) => put(`/entities/${id}/tags/batch`, { entity_tags: [] })),
    request: ({ id, etag, tagIri }) =>
      put(`/entities/${id}/tags/batch`, { entity_tags: [{ tag: tagIri }] }, etag),
    status: 200,
  },
  {
    name: 'aliases/batch that changes nothing keeps the version',
    given: givenUnchanged((id) => put(`/entities/${id}/aliases/batch`, { aliases: [] })),
    request: ({ id, etag }) => put(`/entities/${id}/tags/batch`, { entity_tags: [] }, etag),
    status: 200,
  },
  {
    name: 'aliases/batch sets the whole set',
    given: givenEntity(),
    request: ({ id, etag }) =>
      put(
        `/entities/${id}/aliases/batch`,
        { aliases: [{ alias: 'Also known as', type: 'name', purpose: 'synonym' }] },
        etag,
      ),
    status: 200,
    body: { aliases: [{ alias: 'Also known as', type: 'name', purpose: 'synonym' }] },
  },
  {
    name: 'an empty alias is refused by its place',
    given: givenEntity(),
    request: ({ id, etag }) =>
      put(
        `/entities/${id}/aliases/batch`,
        { aliases: [{ alias: '', type: 'name', purpose: 'synonym' }] },
        etag,
      ),
    status: 422,
    body: violation('aliases[0].alias', 'required', 'This is required'),
  },
];

export const addressCases: readonly ContractCase[] = [
  {
    name: 'search_by_url names the entities with the same address, however it is spelled',
    given: givenTaken,
    request: {
      method: 'POST',
      path: '/entities/search_by_url',
      body: { url: `www.${taken.toUpperCase()}/` },
    },
    status: 200,
    shape: urlMatchSchema,
    keys: ['entities', 'company_queues'],
  },
  {
    name: 'search_by_url leaves out the entity being edited',
    given: givenEntity(),
    request: ({ id }) => ({
      method: 'POST',
      path: '/entities/search_by_url',
      body: { url: `https://${freshHost()}`, exclude_id: id },
    }),
    status: 200,
    body: { entities: [] },
  },
  {
    name: 'search_by_career_page names the entities with the same career page',
    given: givenTaken,
    request: {
      method: 'POST',
      path: '/entities/search_by_career_page',
      body: { career_page: `https://${taken}/jobs/` },
    },
    status: 200,
    shape: urlMatchSchema,
    keys: ['entities', 'company_queues'],
  },
];
