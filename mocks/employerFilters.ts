import { ENTITY_STATES, type EntityRef } from '@console/api/entities/schema';

type OfEmployer = { entity: EntityRef };

export const idOf = (value: string): number => Number(value.split('/').pop());
export const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1';

const hasTag = ({ entity }: OfEmployer, values: readonly string[]): boolean =>
  values.some((value) => entity.tags.some(({ tag }) => tag.id === idOf(value)));

/** An id or an IRI that ends in one. */
export const ID = /(^|\/)\d+$/;

/** What the lists of the dashboard filter by of the employer behind a row (contract, section 3.2). */
export const employerFilters = {
  filters: {
    'entity.id': ({ entity }: OfEmployer, values: readonly string[]) =>
      values.some((value) => idOf(value) === entity.id),
    tags: hasTag,
    exchange: hasTag,
    sector: hasTag,
    can_not_be_scraped: hasTag,
    tier_level: ({ entity }: OfEmployer, values: readonly string[]) =>
      values.includes(String(entity.tier_level)),
    ticker: ({ entity }: OfEmployer, [value = '']: readonly string[]) =>
      value === '' || (entity.ticker ?? '').toLowerCase().startsWith(value.toLowerCase()),
    state: ({ entity }: OfEmployer, values: readonly string[]) =>
      values.includes(entity.state ?? ''),
    id: ({ id }: { id: number }, values: readonly string[]) =>
      values.some((value) => idOf(value) === id),
  },
  shapes: {
    id: ID,
    'entity.id': ID,
    tags: ID,
    exchange: ID,
    sector: ID,
    can_not_be_scraped: ID,
    tier_level: /^[0-3]$/,
    state: new RegExp(`^(${ENTITY_STATES.join('|')})$`),
  },
};

/** Name, addresses and ticker of the employer; its id is found by its digits. */
export const employerSearch = ({ entity }: OfEmployer) => [
  entity.company_name,
  entity.url,
  entity.career_page,
  entity.ticker,
];
