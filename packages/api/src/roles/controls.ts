import { PAGE_CONTROLS, ROLE_LABELS, ROLES, rolesIn, type Role, type RoleSet } from './rules.ts';

/**
 * The role set of each control. An endpoint names the controls that call it, and the server allows
 * the union of their roles. See docs/contract.md#roles.
 */
export const CONTROLS = {
  ...PAGE_CONTROLS,
  'dataQuality.addEntity': 'DQ_PLUS',
  'entityList.addEntity': 'ENT_PLUS',
  'scrapeList.addEntity': 'ENT_PLUS',
  'entityPage.edit': 'EDIT',
  'entityPage.archive': 'ENT',
  'entityPage.editTags': 'ENT',
  'entityPage.editAliases': 'ENT',
  'entityPage.addToWatchList': 'ENT',
  'entityPage.addToQueue': 'ENT',
  'entityPage.changeQueueStatus': 'ENT',
  'entityPage.editQueue': 'ENT',
  'queueRequests.addToQueue': 'EDIT',
  'queueRequests.changeQueueStatus': 'EDIT',
  'queueRequests.editQueue': 'EDIT',
  'queueRequests.createEntity': 'EDIT',
  'entityPage.addScrape': 'ENT',
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
  'scraperDashboard.addToQueue': 'ENT_PLUS',
  'scraperDashboard.addEntity': 'ENT_PLUS',
  'stuckScrapes.unserveItems': 'EDIT',
  'scrapePage.edit': 'EDIT',
  'scrapePage.archive': 'EDIT',
  'scrapePage.clearErrorLog': 'EDIT',
  'scrapePage.sendCommand': 'EDIT',
  'codeEditor.save': 'EDIT',
  'codeEditor.toggleCombo': 'EDIT',
  'tags.add': 'EDIT',
  'tags.edit': 'EDIT',
  'tags.delete': 'EDIT',
} as const satisfies Record<string, RoleSet>;
export type Control = keyof typeof CONTROLS;

export const can = (control: Control, role: Role): boolean => rolesFor(control).includes(role);
const rolesFor = (control: Control): readonly Role[] => rolesIn(CONTROLS[control]);

/**
 * The disabled reason of a control for this role. It is undefined when the role may use the
 * control.
 */
export const reasonNotAllowed = (control: Control, role: Role): string | undefined =>
  can(control, role) ? undefined : `Your role (${ROLE_LABELS[role]}) may not do this.`;

/**
 * The roles that may call an endpoint. They are the union over its controls, in the order of the
 * roles.
 */
export const rolesForControls = (controls: readonly Control[]): readonly Role[] =>
  ROLES.filter((role) => controls.some((control) => can(control, role)));
