import type { Ask, Given } from './contractCase.ts';
import { freshTitle, givenTag } from './givenTag.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

let made = 0;
/** A new address with each call, so that no case meets the duplicate of another. */
export const freshHost = (): string => {
  made += 1;
  return `contract-${made}-${crypto.randomUUID().slice(0, 8)}.example`;
};

/** A valid body of POST /entities. */
export function validEntity(given: Fields = {}): Fields {
  const host = freshHost();
  return {
    company_name: `Employer at ${host}`,
    url: `https://${host}`,
    career_page: `https://${host}/jobs`,
    tier_level: 1,
    no_website: false,
    no_career_page: false,
    can_not_scrape_employer: false,
    tag: null,
    tags: [],
    override_duplicate_url: false,
    override_duplicate_career_page: false,
    ...given,
  };
}

async function read(response: Response): Promise<Fields> {
  const body: unknown = await response.json();
  if (!response.ok || !isFields(body))
    throw new Error(
      `The given of a contract case failed: ${response.status} ${JSON.stringify(body)}`,
    );
  return body;
}

async function reasonTags(ask: Ask): Promise<readonly string[]> {
  const { 'hydra:member': members } = await read(
    await ask({ method: 'GET', path: '/tags?pagination=false&title=NS:' }, 'ROLE_ADMIN'),
  );
  return (Array.isArray(members) ? members : []).filter(isFields).map((tag) => String(tag['@id']));
}

/** Makes an entity for one case, through the API. */
export const givenEntity =
  (fields: Fields = {}) =>
  async (ask: Ask): Promise<Given> => {
    const response = await ask(
      { method: 'POST', path: '/entities', body: validEntity(fields) },
      'ROLE_ADMIN',
    );
    const body = await read(response);
    return {
      id: Number(body.id),
      etag: response.headers.get('etag') ?? '',
      tagIri: (await reasonTags(ask))[0] ?? '',
    };
  };

/** Makes an entity and archives it. */
export const givenArchivedEntity = async (ask: Ask): Promise<Given> => {
  const given = await givenEntity()(ask);
  const body = {
    archived: true,
    archived_reason_code: 'duplicate',
    archive_note: { title: 'archive Entity', content: '<p>Twice</p>', pinned: false },
  };
  const response = await ask(
    {
      method: 'PUT',
      path: `/entities/${given.id}/archive`,
      headers: { 'if-match': given.etag },
      body,
    },
    'ROLE_ADMIN',
  );
  await read(response);
  return { ...given, etag: response.headers.get('etag') ?? '' };
};

/** Makes an entity and finds two reason tags. A back end that has only one gets another. */
export const givenTwoReasonTags = async (ask: Ask): Promise<Given> => {
  const given = await givenEntity()(ask);
  const other =
    (await reasonTags(ask)).find((iri) => iri !== given.tagIri) ??
    (await givenTag(freshTitle('NS:'))(ask)).tagIri;
  return { ...given, otherTagIri: other };
};
