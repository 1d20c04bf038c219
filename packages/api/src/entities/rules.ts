import { TIERS, type EntityWrite } from './schema.ts';

/** Tags whose title begins so say why an entity is not scraped; an entity has at most one of them. */
const REASON_TAG_PREFIX = 'NS:';
export const isReasonTag = ({ title }: { title: string }): boolean =>
  title.startsWith(REASON_TAG_PREFIX);

/** "Tier 1" to "Tier 3"; the lowest is "0" (B-AMB-079). Undefined for null. */
export function tierLabel(tier: number | null): string | undefined {
  if (tier === null) return undefined;
  return tier === 0 ? '0' : `Tier ${tier}`;
}

/**
 * Why this entity cannot be edited, whoever asks; undefined where it can. Its notes stay open, and
 * so does the way back.
 */
export const reasonCannotEdit = ({ archived }: { archived: boolean }): string | undefined =>
  archived ? 'This entity is archived. Unarchive it to edit it.' : undefined;
export const mayEdit = (entity: { archived: boolean }): boolean =>
  reasonCannotEdit(entity) === undefined;

/** The longest address that is stored. */
const URL_MAX = 2048;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[^/]*:\d+(?:[/?#]|$)/;

/**
 * The address as it is stored: without the spaces around it, with https:// where no scheme stands
 * (contract, section 2.10).
 */
export function normaliseUrl(typed: string): string {
  const address = typed.trim();
  return address === '' || (scheme.test(address) && !hostAndPort.test(address))
    ? address
    : `https://${address}`;
}

/**
 * An absolute http or https address, at most 2,048 characters long, whose host has a dot or is
 * localhost. Normalise first. The URL parser reads "https://7" as 0.0.0.7 and drops tabs and line
 * breaks: the text itself is looked at too.
 */
export function isValidUrl(address: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  if (host === undefined || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, href } = new URL(address);
  // Counted as it is sent: an index holds no more than 2.7 kB, and a letter outside ASCII is several bytes.
  return (
    Math.max(address.length, href.length) <= URL_MAX &&
    (hostname === 'localhost' || (host.includes('.') && /[^.]\.[^.]/.test(hostname)))
  );
}

/**
 * What makes two addresses the same: lower-case host without www., no scheme, default port,
 * fragment or slash at the end; the path and the sorted query stay (contract, section 2.10).
 * Undefined for what is no address.
 */
export function urlKey(typed: string): string | undefined {
  const address = normaliseUrl(typed);
  if (!isValidUrl(address)) return undefined;
  const { host, pathname, search } = new URL(address);
  const query = search.slice(1).split('&').filter(Boolean).sort().join('&');
  return `${host.replace(/:(?:80|443)$/, '').replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}

export type FieldProblem = {
  code: 'required' | 'invalid_url' | 'min' | 'max' | 'too_long' | 'invalid_choice';
  message: string;
};
const problem = <Code extends FieldProblem['code']>(code: Code, message: string) => ({
  code,
  message,
});
const REQUIRED = problem('required', 'This is required');
const INVALID_URL = problem('invalid_url', 'URL not valid');
const NEGATIVE = problem('min', 'Value must be positive');
const ABOVE_MAX = problem('max', `Value must be at most ${TIERS.max}`);
const TOO_LONG = problem('too_long', 'Value is too long');
const NO_CHOICE = problem('invalid_choice', 'The value you selected is not a valid choice.');

/** In characters as people count them, not in UTF-16 units. */
const NAME_MAX = 255;

function nameProblem(name: string): FieldProblem | undefined {
  if (name.trim() === '') return REQUIRED;
  return [...name.trim()].length > NAME_MAX ? TOO_LONG : undefined;
}

/**
 * `absent`: the entity has no such page ("No Website", "No Career Page"); the address is then not
 * looked at.
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

/** Why "Can Not Scrape Employer" cannot be turned off (decision 25); undefined where it can. */
export function reasonScrapingLocked({ no_website, no_career_page }: Scraping): string | undefined {
  if (!no_website && !no_career_page) return undefined;
  return `An employer with ${no_website ? 'no website' : 'no career page'} can not be scraped.`;
}

/** The reason tag is required where an address is missing. */
const tagProblem = (values: Scraping & Pick<EntityWrite, 'tag'>): FieldProblem | undefined =>
  (values.no_website || values.no_career_page) && values.tag === null ? REQUIRED : undefined;

/** The fields of table E1 as they are stored: what depends on a flag follows it. */
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
 * What is wrong with the tags of an entity: one reason tag at most, and one for sure where an
 * address is missing.
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

/** Every rule of table E1 that needs nothing but the values; duplicates are the server's. */
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
 * What the server says of an address that another entity has, and what the dialog's panels say
 * (document A, section 8).
 */
export const DUPLICATE_URL =
  'The following Entities contain the same URL and have been flagged as possible duplicates. ' +
  'If the url is unique check the Override Duplicate Website checkbox below.';
export const DUPLICATE_CAREER_PAGE =
  'The following Entities contain the same Career Page and have been flagged as possible duplicates. ' +
  'If the url is unique check the Override Duplicate Career Page checkbox below.';
