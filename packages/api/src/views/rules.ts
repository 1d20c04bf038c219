import { ROLE_LABELS, ROLES, type Role } from '../roles/rules.ts';
import { VIEW_STATE_MAX_BYTES, type ViewState } from './schema.ts';

/** The roles that may make, change and delete the views of the team. */
export const TEAM_VIEW_ROLES: readonly Role[] = ROLES.filter((role) =>
  ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD'].includes(role),
);

/** The reason why a role may not change the views of the team, or undefined when it may. */
export const reasonNoTeamViews = (role: Role): string | undefined =>
  TEAM_VIEW_ROLES.includes(role)
    ? undefined
    : `Leads and admins keep the views of the team. Your role (${ROLE_LABELS[role]}) may not.`;

/** Whether a person sees a view, because it is their own or the team's. */
export const seesView = (
  view: { ownerId: number; team: boolean },
  person: { id: number },
): boolean => view.team || view.ownerId === person.id;

/** Whether a person may change a view that they see. */
export const mayChangeView = (
  view: { ownerId: number; team: boolean },
  person: { id: number; role: Role },
): boolean => (view.team ? TEAM_VIEW_ROLES.includes(person.role) : view.ownerId === person.id);

/** Whether a state has more bytes than the server accepts. */
export const isStateTooLarge = (state: ViewState): boolean =>
  new TextEncoder().encode(JSON.stringify(state)).length > VIEW_STATE_MAX_BYTES;
