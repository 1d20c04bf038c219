import { describe, expect, it } from 'vitest';
import { archive, update } from '../entities/endpoints.ts';
import { can, CONTROLS, reasonNotAllowed, rolesForControls, type Control } from './controls.ts';
import { effectiveRole, isRole, ROLE_AVATARS, ROLE_LABELS, ROLES, type Role } from './rules.ts';

describe('roles', () => {
  it('are six (A-ROL-001)', () => {
    expect(new Set(ROLES)).toEqual(
      new Set([
        'ROLE_USER',
        'ROLE_ADMIN',
        'ROLE_SCRAPER',
        'ROLE_DQ',
        'ROLE_SCRAPE_LEAD',
        'ROLE_DQ_LEAD',
      ]),
    );
    expect([isRole('ROLE_DQ'), isRole('ROLE_ROOT')]).toEqual([true, false]);
  });

  it('rank admin, DQ lead, scrape lead, DQ, scraper, user, and the highest found is used (A-ROL-002)', () => {
    const ranked = [
      'ROLE_ADMIN',
      'ROLE_DQ_LEAD',
      'ROLE_SCRAPE_LEAD',
      'ROLE_DQ',
      'ROLE_SCRAPER',
      'ROLE_USER',
    ];
    for (const [index, role] of ranked.entries())
      expect(effectiveRole(ranked.slice(index).toReversed())).toBe(role);
  });

  it.each([[[]], [['ROLE_ROOT']]])('count as ROLE_USER where none is known: %j', (roles) => {
    expect(effectiveRole(roles)).toBe('ROLE_USER');
  });

  it.each([
    ['ROLE_ADMIN', 'Admin', 'Ad', 'A-ROL-003'],
    ['ROLE_DQ_LEAD', 'Data Quality Lead', 'Dq', 'A-ROL-004'],
    ['ROLE_SCRAPE_LEAD', 'Scrape Lead', 'Sc', 'A-ROL-005'],
    ['ROLE_DQ', 'Data Quality', 'Dq', 'A-ROL-006'],
    ['ROLE_SCRAPER', 'Scraper', 'Sc', 'A-ROL-007'],
    ['ROLE_USER', 'User', 'U', 'A-ROL-008'],
  ] as const)('%s is shown as "%s" and "%s" (%s, A-ROL-009)', (role, label, avatar, _id) => {
    expect([ROLE_LABELS[role], ROLE_AVATARS[role]]).toEqual([label, avatar]);
  });
});

describe('who may do what', () => {
  const A = 'ROLE_ADMIN';
  const L = 'ROLE_DQ_LEAD';
  const R = 'ROLE_SCRAPE_LEAD';
  const Q = 'ROLE_DQ';
  const S = 'ROLE_SCRAPER';

  const ALLOWED = {
    'menu.dataQuality': [A, L, Q],
    'dataQuality.open': [A, L, Q],
    'dataQuality.openReviewTabs': [A, L, R, Q],
    'reports.open': [A, L, R, Q],
    'testScript.open': [A, R, S],
    'dataQuality.addEntity': [A, L, R, Q],
    'entityList.addEntity': [A, L, R, Q, S],
    'scrapeList.addEntity': [A, L, R, Q, S],
    'entityPage.edit': [A, R, S],
    'entityPage.archive': [A, L, R, S],
    'entityPage.editTags': [A, L, R, S],
    'entityPage.editAliases': [A, L, R, S],
    'entityPage.addToWatchList': [A, L, R, S],
    'entityPage.addToQueue': [A, L, R, S],
    'entityPage.changeQueueStatus': [A, L, R, S],
    'entityPage.editQueue': [A, L, R, S],
    'entityPage.addScrape': [A, L, R, S],
    'queueRequests.addToQueue': [A, R, S],
    'queueRequests.changeQueueStatus': [A, R, S],
    'queueRequests.editQueue': [A, R, S],
    'queueRequests.createEntity': [A, R, S],
    'entitySidebar.editInfo': [A, R, S],
    'entitySidebar.editTags': [A, R, S],
    'watchListMenu.archiveEntity': [A, L, Q],
    'dailyJobShifts.review': [A, L, Q],
    'dailyJobShifts.assign': [A, L, Q],
    'watchLists.review': [A, L, Q],
    'watchLists.assign': [A, L, Q],
    'monitoredEntities.review': [A, L, Q],
    'reviewReadies.review': [A, L, R, Q],
    'pitStops.review': [A, L, R, Q],
    'scraperDashboard.addToQueue': [A, L, R, Q, S],
    'scraperDashboard.addEntity': [A, L, R, Q, S],
    'stuckScrapes.unserveItems': [A, R, S],
    'scrapePage.edit': [A, R, S],
    'scrapePage.archive': [A, R, S],
    'scrapePage.clearErrorLog': [A, R, S],
    'scrapePage.sendCommand': [A, R, S],
    'codeEditor.save': [A, R, S],
    'codeEditor.toggleCombo': [A, R, S],
    'tags.add': [A, R, S],
    'tags.edit': [A, R, S],
    'tags.delete': [A, R, S],
  } as const satisfies Record<Control, readonly Role[]>;

  it('stands here for every control', () => {
    expect(
      Object.fromEntries(
        Object.keys(CONTROLS).map((control) => [
          control,
          ROLES.filter((role) => can(control as Control, role)),
        ]),
      ),
    ).toEqual(ALLOWED);
  });

  it('names the role in the reason of a disabled control', () => {
    expect(reasonNotAllowed('entityPage.edit', 'ROLE_DQ')).toBe(
      'Your role (Data Quality) may not do this.',
    );
    expect(reasonNotAllowed('entityPage.edit', 'ROLE_SCRAPER')).toBeUndefined();
  });

  it('lets the server take the union of the screens: DQ archives from the watch list only', () => {
    expect(rolesForControls(archive.controls ?? [])).toEqual([A, L, R, Q, S]);
    expect(rolesForControls(update.controls ?? [])).toEqual([A, R, S]);
  });
});
