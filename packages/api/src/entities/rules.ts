import { isBlank, violationOf } from '../core/hydra/messages.ts';
import { plainName } from '../core/hydra/plainName.ts';
import { isValidUrl, normaliseUrl } from '../core/urls.ts';
import { TIERS, type EntityWrite } from './schema.ts';

/** The prefix of reason tags, which say why an entity cannot be scraped. An entity has at most one. */
const REASON_TAG_PREFIX = 'NS:';
export const isReasonTag = ({ title }: { title: string }): boolean =>
  title.startsWith(REASON_TAG_PREFIX);

/**
 * The reason why nobody can edit this entity, or undefined when it can be edited. Notes and
 * unarchiving stay possible.
 */
export const reasonCannotEdit = ({ archived }: { archived: boolean }): string | undefined =>
  archived ? 'This entity is archived. Unarchive it to edit it.' : undefined;
export const mayEdit = (entity: { archived: boolean }): boolean =>
  reasonCannotEdit(entity) === undefined;

export type FieldProblem = {
  code: 'required' | 'invalid_url' | 'min' | 'max' | 'too_long' | 'invalid_choice';
  message: string;
};
const problem = <Code extends FieldProblem['code']>(code: Code, message: string) => ({
  code,
  message,
});
const REQUIRED = violationOf('required');
const INVALID_URL = violationOf('invalid_url');
const NEGATIVE = problem('min', 'Value must be positive');
const ABOVE_MAX = problem('max', `Value must be at most ${TIERS.max}`);
const TOO_LONG = violationOf('too_long');
const NO_CHOICE = violationOf('invalid_choice');

/** The length is counted in visible characters, not in UTF-16 units. */
const NAME_MAX = 255;

/** Returns what is wrong with a name: it is empty, or longer than it may be. */
export function nameProblem(name: string): FieldProblem | undefined {
  const text = plainName(name);
  if (isBlank(text)) return REQUIRED;
  return [...text].length > NAME_MAX ? TOO_LONG : undefined;
}

/**
 * Returns what is wrong with a website or career page.
 *
 * @param absent says that the entity has no such page ("No Website", "No Career Page"), so the
 *   address is not checked
 */
export function addressProblem(address: string | null, absent: boolean): FieldProblem | undefined {
  if (absent) return undefined;
  if (address === null || address.trim() === '') return REQUIRED;
  return isValidUrl(normaliseUrl(address)) ? undefined : INVALID_URL;
}

function tierProblem(tier: number | null): FieldProblem | undefined {
  if (tier === null) return undefined;
  if (tier < TIERS.min) return NEGATIVE;
  if (tier > TIERS.max) return ABOVE_MAX;
  return Number.isInteger(tier) ? undefined : NO_CHOICE;
}

type Scraping = Pick<EntityWrite, 'no_website' | 'no_career_page' | 'can_not_scrape_employer'>;

/**
 * The reason why "Can Not Scrape Employer" cannot be turned off, or undefined when it can. See
 * docs/decisions.md#forms (D-25).
 */
export function reasonScrapingLocked({ no_website, no_career_page }: Scraping): string | undefined {
  if (!no_website && !no_career_page) return undefined;
  return `An employer with ${no_website ? 'no website' : 'no career page'} can not be scraped.`;
}

/** The reason tag is required when an address is missing. */
const tagProblem = (values: Scraping & Pick<EntityWrite, 'tag'>): FieldProblem | undefined =>
  (values.no_website || values.no_career_page) && values.tag === null ? REQUIRED : undefined;

/**
 * Returns the fields as they are stored. Fields that depend on a flag follow it. See
 * docs/contract.md#entities.
 */
export function withDependentFields<T extends Omit<EntityWrite, 'tags'>>(values: T): T {
  const canNotScrape = values.can_not_scrape_employer || values.no_website || values.no_career_page;
  return {
    ...values,
    url: values.no_website || !values.url?.trim() ? null : normaliseUrl(values.url),
    career_page:
      values.no_career_page || !values.career_page?.trim()
        ? null
        : normaliseUrl(values.career_page),
    can_not_scrape_employer: canNotScrape,
    tag: canNotScrape ? values.tag : null,
  };
}

/**
 * Returns what is wrong with a set of tags. It may have at most one reason tag, and must have
 * exactly one when an address is missing.
 */
export function tagSetProblem(
  { no_website, no_career_page }: Omit<Scraping, 'can_not_scrape_employer'>,
  tags: readonly { title: string }[],
) {
  const reasons = tags.filter(isReasonTag).length;
  if (reasons > 1) return NO_CHOICE;
  return reasons === 0 && (no_website || no_career_page) ? REQUIRED : undefined;
}

export type EntityField = 'company_name' | 'url' | 'career_page' | 'tier_level' | 'tag';

/**
 * Returns all problems of an entity that follow from its values alone. The server checks for
 * duplicates.
 */
export function entityProblems(
  values: Omit<EntityWrite, 'tags'>,
): Partial<Record<EntityField, FieldProblem>> {
  const problems: Record<EntityField, FieldProblem | undefined> = {
    company_name: nameProblem(values.company_name),
    url: addressProblem(values.url, values.no_website),
    career_page: addressProblem(values.career_page, values.no_career_page),
    tier_level: tierProblem(values.tier_level),
    tag: tagProblem(values),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found !== undefined));
}

/**
 * These sentences about an address that another entity has are used by the server and in the
 * dialogs.
 */
export const DUPLICATE_URL =
  'The following Entities contain the same URL and have been flagged as possible duplicates. ' +
  'If the url is unique check the Override Duplicate Website checkbox below.';
export const DUPLICATE_CAREER_PAGE =
  'The following Entities contain the same Career Page and have been flagged as possible duplicates. ' +
  'If the url is unique check the Override Duplicate Career Page checkbox below.';
