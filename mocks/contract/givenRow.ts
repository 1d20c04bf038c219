import { reviewVersion, type ReviewedType } from '@console/api/reviews/rules';
import * as v from 'valibot';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';

/** A row of a dashboard list, its entity, and the version that a review of it sends. */
export type GivenRow = Given & { row: Row; entityId: number; scrapeId: number; userId: number };

const rowSchema = v.looseObject({
  id: v.number(),
  '@type': v.picklist([
    'DailyJobShift',
    'WatchList',
    'MonitoredEntity',
    'ReviewReady',
    'PitStop',
  ] satisfies ReviewedType[]),
  entity: v.looseObject({ id: v.number(), company_name: v.string(), archived: v.boolean() }),
  scrape: v.nullish(v.looseObject({ id: v.number(), archived: v.boolean() })),
  last_time_reviewed: v.nullish(v.number()),
  status: v.nullish(v.string()),
  snoozed: v.nullish(v.boolean()),
});
export type Row = v.InferOutput<typeof rowSchema>;
const pageSchema = v.object({ 'hydra:member': v.array(rowSchema) });
const peopleSchema = v.object({ 'hydra:member': v.array(v.looseObject({ id: v.number() })) });

const read = async (ask: Ask, path: string): Promise<unknown> => {
  const response = await ask({ method: 'GET', path }, 'ROLE_ADMIN');
  if (!response.ok)
    throw new Error(`The given of a contract case failed: GET ${path} ${response.status}`);
  return response.json();
};

/** Entities that a case has taken. Each case takes another one. */
const used = new Set<number>();
const isFree = ({ entity, scrape }: Row): boolean =>
  !entity.archived && !scrape?.archived && !used.has(entity.id);

const toGiven = (row: Row, userId: number): GivenRow => ({
  id: row.id,
  etag: reviewVersion(row['@type'], row),
  tagIri: '',
  row,
  entityId: row.entity.id,
  scrapeId: row.scrape?.id ?? 0,
  userId,
});

async function findRow(ask: Ask, path: string, fits: (row: Row) => boolean): Promise<GivenRow> {
  const { 'hydra:member': rows } = v.parse(
    pageSchema,
    await read(ask, `${path}${path.includes('?') ? '&' : '?'}limit=500`),
  );
  const row = rows.find((one) => isFree(one) && fits(one));
  if (!row) throw new Error(`No row is left for a contract case in ${path}`);
  const { 'hydra:member': people } = v.parse(
    peopleSchema,
    await read(ask, '/users?archived=false&limit=1'),
  );
  return toGiven(row, people[0]?.id ?? 0);
}

type FitsRow = (row: Row) => boolean;
const anyRow: FitsRow = () => true;

/**
 * Finds a row that can be reviewed, for a case that changes nothing. `path` is the path of the list
 * with its filters.
 */
export const givenRow =
  (path: string, fits = anyRow) =>
  (ask: Ask): Promise<GivenRow> =>
    findRow(ask, path, fits);

/** Finds a row that no other case reviews. */
export const givenOwnRow =
  (path: string, fits = anyRow) =>
  async (ask: Ask): Promise<GivenRow> => {
    const given = await findRow(ask, path, fits);
    used.add(given.entityId);
    return given;
  };

type Before = (given: GivenRow) => ContractRequest;

/** Finds a row and changes it before the case begins. Its version is the one from before the change. */
export const givenRowAfter =
  (path: string, before: Before, fits = anyRow) =>
  async (ask: Ask): Promise<GivenRow> => {
    const given = await givenOwnRow(path, fits)(ask);
    const request = before(given);
    const response = await ask(request, 'ROLE_ADMIN');
    if (!response.ok)
      throw new Error(
        `The given of a contract case failed: ${request.path} ${response.status} ${await response.text()}`,
      );
    return given;
  };

/** Archives the entity of a row. */
export const archiveEntity: Before = ({ entityId }) => ({
  method: 'PUT',
  path: `/entities/${entityId}/archive`,
  body: {
    archived: true,
    archived_reason_code: 'duplicate',
    archive_note: { title: 'archive Entity', content: '<p>Twice</p>', pinned: false },
  },
});

/** A snooze date so many days from now. */
export const soon = (days = 3): string => new Date(Date.now() + days * 86_400_000).toISOString();
export const violation = (propertyPath: string, code: string, message: string) => ({
  status: 422,
  body: { code: 'validation_failed', violations: [{ propertyPath, code, message }] },
});
export const missing = (propertyPath: string) =>
  violation(propertyPath, 'required', 'This is required');
export const noChoice = (propertyPath: string) =>
  violation(propertyPath, 'invalid_choice', 'The value you selected is not a valid choice.');

type RowCase = Omit<ContractCase, 'given' | 'request' | 'body'> & {
  given: (ask: Ask) => Promise<GivenRow>;
  request: (given: GivenRow) => ContractRequest;
  body?:
    | Readonly<Record<string, unknown>>
    | ((given: GivenRow) => Readonly<Record<string, unknown>>);
};

/** Makes a case about a row, whose request and answer depend on that row. */
export function rowCase({ given, request, body, ...one }: RowCase): ContractCase {
  let made: GivenRow | undefined;
  const known = (): GivenRow => {
    if (!made) throw new Error('The given of a contract case is missing.');
    return made;
  };
  return {
    ...one,
    given: async (ask) => (made = await given(ask)),
    request: () => request(known()),
    ...(body === undefined
      ? {}
      : { body: typeof body === 'function' ? () => body(known()) : body }),
  };
}
