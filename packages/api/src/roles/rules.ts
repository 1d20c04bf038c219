/**
 * The six roles, highest first. A person acts in the highest of their roles. See
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

/** The letters in the collapsed menu. Leads share those of their team. */
export const ROLE_AVATARS: Record<Role, 'Ad' | 'Dq' | 'Sc' | 'U'> = {
  ROLE_ADMIN: 'Ad',
  ROLE_DQ_LEAD: 'Dq',
  ROLE_SCRAPE_LEAD: 'Sc',
  ROLE_DQ: 'Dq',
  ROLE_SCRAPER: 'Sc',
  ROLE_USER: 'U',
};

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

/** The highest role in the list. An empty list, or one of unknown names, counts as ROLE_USER. */
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
type RoleSet = keyof typeof ROLE_SETS;

/**
 * The role set of each control. An endpoint names the controls that call it, and the server allows
 * the union of their roles. See docs/contract.md#roles.
 */
export const CONTROLS = {
  'menu.dataQuality': 'DQ',
  'dataQuality.open': 'DQ',
  'dataQuality.openReviewTabs': 'DQ_PLUS',
  'dataQuality.addEntity': 'DQ_PLUS',
  'reports.open': 'DQ_PLUS',
  'testScript.open': 'EDIT',
  'entityList.addEntity': 'ENT_PLUS',
  'scrapeList.addEntity': 'ENT_PLUS',
  'entityPage.edit': 'EDIT',
  'entityPage.archive': 'ENT',
  'entityPage.editTags': 'EDIT',
  'entityPage.editAliases': 'EDIT',
  'entityPage.addToWatchList': 'ENT',
  'entityPage.addToQueue': 'ENT_PLUS',
  'entityPage.changeQueueStatus': 'ENT',
  'entitySidebar.editInfo': 'EDIT',
  'entitySidebar.editTags': 'EDIT',
  'watchListMenu.archiveEntity': 'DQ',
  'dailyJobShifts.review': 'DQ',
  'dailyJobShifts.assign': 'DQ',
  'watchLists.review': 'DQ',
  'watchLists.assign': 'DQ',
  'monitoredEntities.review': 'DQ',
  'reviewReadies.review': 'DQ_PLUS',
  'pitStops.review': 'DQ_PLUS',
  'stuckScrapes.unserveItems': 'EDIT',
  'codeEditor.save': 'EDIT',
  'codeEditor.toggleCombo': 'EDIT',
  'tags.add': 'EDIT',
  'tags.edit': 'EDIT',
  'tags.delete': 'EDIT',
} as const satisfies Record<string, RoleSet>;
export type Control = keyof typeof CONTROLS;

export const can = (control: Control, role: Role): boolean => rolesFor(control).includes(role);
const rolesFor = (control: Control): readonly Role[] => ROLE_SETS[CONTROLS[control]];

/** The disabled reason of a control for this role. Undefined when the role may use it. */
export const reasonNotAllowed = (control: Control, role: Role): string | undefined =>
  can(control, role) ? undefined : `Your role (${ROLE_LABELS[role]}) may not do this.`;

/** The roles that may call an endpoint: the union over its controls, in the order of the roles. */
export const rolesForControls = (controls: readonly Control[]): readonly Role[] =>
  ROLES.filter((role) => controls.some((control) => can(control, role)));
