/**
 * The six roles, the highest one first. A person acts in the highest of their roles. See
 * docs/contract.md#roles.
 */
export const ROLES = [
  'ROLE_ADMIN',
  'ROLE_DQ_LEAD',
  'ROLE_SCRAPE_LEAD',
  'ROLE_DQ',
  'ROLE_SCRAPER',
  'ROLE_USER',
] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  ROLE_ADMIN: 'Admin',
  ROLE_DQ_LEAD: 'Data Quality Lead',
  ROLE_SCRAPE_LEAD: 'Scrape Lead',
  ROLE_DQ: 'Data Quality',
  ROLE_SCRAPER: 'Scraper',
  ROLE_USER: 'User',
};

/** The letters that stand for a role in the collapsed menu. A lead has those of the team. */
export const ROLE_AVATARS: Record<Role, 'Ad' | 'Dq' | 'Sc' | 'U'> = {
  ROLE_ADMIN: 'Ad',
  ROLE_DQ_LEAD: 'Dq',
  ROLE_SCRAPE_LEAD: 'Sc',
  ROLE_DQ: 'Dq',
  ROLE_SCRAPER: 'Sc',
  ROLE_USER: 'U',
};

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

/** The highest role in the list. For an empty list, or one of unknown names only, it is ROLE_USER. */
export const effectiveRole = (roles: readonly string[]): Role =>
  ROLES.find((role) => roles.includes(role)) ?? 'ROLE_USER';

const except = (...without: Role[]): readonly Role[] =>
  ROLES.filter((role) => !without.includes(role));

/** The role sets of docs/contract.md#roles. */
export const ROLE_SETS = {
  ALL: ROLES,
  EDIT: ['ROLE_ADMIN', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'],
  ENT: ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'],
  ENT_PLUS: except('ROLE_USER'),
  DQ: ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_DQ'],
  DQ_PLUS: ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_DQ'],
} as const satisfies Record<string, readonly Role[]>;
export type RoleSet = keyof typeof ROLE_SETS;

/**
 * The role set of each page that is not open to all roles. The link to the page in the menu has the
 * same set.
 */
export const PAGE_CONTROLS = {
  'menu.dataQuality': 'DQ',
  'dataQuality.open': 'DQ',
  'dataQuality.openReviewTabs': 'DQ_PLUS',
  'reports.open': 'DQ_PLUS',
  'testScript.open': 'EDIT',
} as const satisfies Record<string, RoleSet>;
export type PageControl = keyof typeof PAGE_CONTROLS;

/**
 * The check is separate from those of the other controls, so that the shell does not load the
 * permissions of every screen.
 */
export const mayOpenPage = (page: PageControl, role: Role): boolean =>
  rolesIn(PAGE_CONTROLS[page]).includes(role);

export const rolesIn = (set: RoleSet): readonly Role[] => ROLE_SETS[set];
