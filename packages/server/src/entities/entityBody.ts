import type { Addresses } from '@console/api/core/hydra/iri';
import { relationId } from '@console/api/core/hydra/iri';
import { UNSTORABLE } from '@console/api/core/hydra/messages';
import { plainName } from '@console/api/core/hydra/plainName';
import type { Violations } from '@console/api/core/hydra/violations';
import { entityProblems, withDependentFields } from '@console/api/entities/rules';
import type { entityUpdateBody, EntityWrite } from '@console/api/entities/schema';
import type * as v from 'valibot';
import type { EntityRow } from './entityMember.ts';

export type EntityBody = v.InferOutput<typeof entityUpdateBody>;

/** The values of all writable fields of an entity. */
export type EntityValues = Required<Omit<EntityWrite, 'tags'>>;

export const EMPTY_ENTITY: EntityValues = {
  company_name: '',
  url: null,
  career_page: null,
  tier_level: null,
  no_website: false,
  no_career_page: false,
  can_not_scrape_employer: false,
  tag: null,
  override_duplicate_url: false,
  override_duplicate_career_page: false,
  ticker: null,
  naics_code: null,
  naics_description: null,
};

export const entityValues = (row: EntityRow, tag: number | null): EntityValues => ({
  company_name: row.companyName,
  url: row.url,
  career_page: row.careerPage,
  tier_level: row.tierLevel,
  no_website: row.noWebsite,
  no_career_page: row.noCareerPage,
  can_not_scrape_employer: row.canNotScrapeEmployer,
  tag,
  override_duplicate_url: row.overrideDuplicateUrl,
  override_duplicate_career_page: row.overrideDuplicateCareerPage,
  ticker: row.ticker,
  naics_code: row.naicsCode,
  naics_description: row.naicsDescription,
});

const lengths = { ticker: 16, naics_code: 16, naics_description: 255 } as const;

/**
 * Returns the values of the entity after this body. Fields that are not sent stay, and fields that
 * depend on a flag follow it. Violations of the rules that need no database are added to
 * `violations`. See docs/contract.md#entities.
 *
 * @throws Problem 400 for a tag that is not a relation
 */
export function writtenValues(
  body: EntityBody,
  current: EntityValues,
  addresses: Addresses,
  violations: Violations,
): EntityValues {
  const text = (name: 'company_name' | 'url' | 'career_page') => {
    const given = body[name];
    if (UNSTORABLE.test(given ?? '')) violations.add(name, 'invalid_text');
    return given === undefined ? current[name] : given;
  };
  const shortText = (name: keyof typeof lengths) =>
    body[name] === undefined
      ? current[name]
      : violations.optionalText(name, body[name], lengths[name]);
  const flag = (
    name:
      | 'no_website'
      | 'no_career_page'
      | 'can_not_scrape_employer'
      | 'override_duplicate_url'
      | 'override_duplicate_career_page',
  ) => {
    if (body[name] === null) violations.add(name, 'not_null');
    return body[name] ?? current[name];
  };

  const values = withDependentFields<EntityValues>({
    company_name: plainName(text('company_name') ?? ''),
    url: text('url'),
    career_page: text('career_page'),
    tier_level: body.tier_level === undefined ? current.tier_level : body.tier_level,
    no_website: flag('no_website'),
    no_career_page: flag('no_career_page'),
    can_not_scrape_employer: flag('can_not_scrape_employer'),
    tag: body.tag === undefined ? current.tag : relationOrNull(body.tag, addresses),
    override_duplicate_url: flag('override_duplicate_url'),
    override_duplicate_career_page: flag('override_duplicate_career_page'),
    ticker: shortText('ticker'),
    naics_code: shortText('naics_code'),
    naics_description: shortText('naics_description'),
  });
  // An entity whose reason tag was deleted can still be saved, unless the body sets a field that
  // requires a reason.
  const asksForReason = (['no_website', 'no_career_page', 'tag'] as const).some(
    (name) => body[name] !== undefined,
  );
  for (const [path, { code, message }] of Object.entries(entityProblems(values)))
    if (path !== 'tag' || asksForReason) violations.addCoded(path, code, message);
  return values;
}

/**
 * Reads the reason tag of a body.
 *
 * @throws Problem 400 for anything but a relation
 */
export const relationOrNull = (value: unknown, addresses: Addresses) =>
  value === null || value === '' ? null : relationId(value, 'tags', addresses);
