import type { Page } from 'playwright/test';
import { colleague, expect, signIn, test } from './console.ts';
import {
  chooseInMenu,
  eventsOf,
  myIdOf,
  newEmployer,
  openInRow,
  openTab,
  read,
  requestsOf,
  rowOf,
  rowsOf,
  stateOf,
  tabPath,
  totalOf,
} from './quality.ts';
import { unique, write } from './records.ts';

// What the analyst decides about new and monitored entities, pit stops and answered requests. An admin beside them makes the rows and answers the requests.

let admin: Page;
test.beforeEach(async ({ page, browser }) => {
  admin = await colleague(browser, 'admin');
  await signIn(page, 'dq');
});
test.afterEach(async () => {
  await admin.context().close();
});

/** Asks for a scrape of a new employer, as its review on the dashboard does. */
async function requestedEmployer(word: string) {
  const employer = await newEmployer(admin, word);
  const [row] = await rowsOf(admin, `/monitored_entities?entity.id=${employer.id}`);
  await write(admin, 'PUT', `/monitored_entities/${row?.id}/review`, {
    action: 'send_for_review',
    job_count: 8,
    reason_code: 'new_scrape',
    note: '<p>Has jobs.</p>',
  });
  return employer;
}

/** What the scraping team answers to the request of an employer. */
async function answerRequest(
  entityId: number,
  status: string,
  resolution_code: string | null = null,
) {
  const queue = await read<{ id: number }>(admin, `/entities/${entityId}/company_queue`);
  const [request] = await requestsOf(admin, entityId);
  await write(admin, 'POST', '/company_queue_request_histories', {
    company_queue: `company_queues/${queue.id}`,
    company_queue_request: `company_queue_requests/${request?.id}`,
    status,
    notes: '<p>Looked into it.</p>',
    resolution_code,
  });
}

test('an employer is added on the dashboard, sent for review from the new ones, and taken off the monitored ones', async ({
  page,
}) => {
  const name = unique('Founded Works');
  const host = `https://${name.toLowerCase().replaceAll(' ', '-')}.test`;
  await page.goto(tabPath('new-entities'));
  await page.getByRole('button', { name: 'Add Entity' }).click();
  const add = page.getByRole('dialog', { name: 'Add' });
  await add.getByRole('textbox', { name: 'Name' }).fill(name);
  await add.getByRole('textbox', { name: 'Website' }).fill(host);
  await add.getByRole('textbox', { name: 'Career Page' }).fill(`${host}/jobs`);
  await add.getByRole('textbox', { name: 'Tier Level' }).fill('1');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entity has been created.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard/data-quality/new-entities');
  await expect(rowOf(page, name)).toContainText('New Entity', { ignoreCase: true });

  const review = await openInRow(page, name, 'Review');
  await review.fill({
    action: 'Send for Review',
    count: 21,
    reason: 'New Scrape',
    note: unique('Has a career page'),
  });
  await review.saveAnd('New Entity has been updated.');
  await expect(rowOf(page, name)).toHaveCount(0);
  const [row] = await rowsOf(page, `/monitored_entities?custom_search=${encodeURIComponent(name)}`);
  expect(row).toMatchObject({ kind: 'monitored', last_reviewed_by: { id: await myIdOf(page) } });
  const employer = { id: row?.entity.id ?? 0, name };
  expect(await requestsOf(page, employer.id)).toMatchObject([
    {
      request_source: 'monitored_entity',
      numjobs_estimate: 21,
      reason_code: 'new_scrape',
      latest_status: 'requested',
    },
  ]);
  expect(await eventsOf(page, employer.id)).toEqual(
    expect.arrayContaining([
      'entity_status/created',
      'monitored_entity/reviewed',
      'queue/request_added',
    ]),
  );

  await openTab(page, 'monitored-entities', employer);
  const remove = await openInRow(page, name, 'Review');
  await remove.fill({ action: 'Remove From Monitored Entities', note: unique('Seen enough') });
  await remove.saveAnd('Monitored Entity has been updated.');
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await totalOf(page, `/monitored_entities?entity.id=${employer.id}`)).toBe(0);
  expect(await eventsOf(page, employer.id)).toContain('monitored_entity/removed');
});

test.describe('pit stops', () => {
  const UPDATED = 'Pit Stop has been updated.';
  const pitStops = (page: Page, name: string) =>
    rowsOf(page, `/pit_stops?custom_search=${encodeURIComponent(name)}`);

  test('an escalated request comes to the pit stop; sent to the scrape team it is in progress, and the request counts twice', async ({
    page,
  }) => {
    const employer = await requestedEmployer('Escalated Works');
    await answerRequest(employer.id, 'escalated');
    await openTab(page, 'pit-stop', employer);
    await expect(rowOf(page, employer.name)).toContainText('Escalated Request');
    const dialog = await chooseInMenu(page, employer.name, 'Send to Scrape Team');
    await expect(dialog.root.getByRole('radio', { name: 'Send to Scrape Team' })).toBeChecked();
    await dialog.fill({ count: 9, reason: 'Customer Request', note: unique('The customer waits') });
    await dialog.saveAnd(UPDATED);
    await expect(rowOf(page, employer.name)).toHaveCount(0);
    expect(await pitStops(page, employer.name)).toMatchObject([
      { status: 'in-progress', resolved_date: null, last_action_taken: 'send_to_scrape_team' },
    ]);
    const [request] = await requestsOf(page, employer.id);
    expect(request).toMatchObject({
      number_of_times_requested: 2,
      numjobs_estimate: 9,
      latest_status: 'escalated',
    });
    expect(request?.company_queue_request_histories[0]?.notes).toContain('Requested again: ');
    expect(await eventsOf(page, employer.id)).toEqual(
      expect.arrayContaining([
        'pit_stop/opened',
        'pit_stop/sent_to_scrape_team',
        'queue/request_added',
      ]),
    );
  });
});

test.describe('what the scraping team has answered', () => {
  const UPDATED = 'Review Ready has been updated.';

  test('declined, the request is open again, once more asked for, with the note; accepted, it is done', async ({
    page,
  }) => {
    const employer = await requestedEmployer('Answered Works');
    const note = unique('Locations are missing');
    await answerRequest(employer.id, 'done', 'scrape_added');
    await openTab(page, 'review-ready', employer);
    const decline = await openInRow(page, employer.name, 'Review');
    await decline.fill({ action: 'Decline', note });
    await decline.saveAnd(UPDATED);
    await expect(rowOf(page, employer.name)).toHaveCount(0);
    const [reopened] = await requestsOf(page, employer.id);
    expect(reopened).toMatchObject({ latest_status: 'requested', number_of_times_requested: 2 });
    expect(reopened?.company_queue_request_histories[0]).toMatchObject({
      status: 'requested',
      notes: `<p>${note}</p>`,
      user: { id: await myIdOf(page) },
    });
    expect(await eventsOf(page, employer.id)).toEqual(
      expect.arrayContaining(['review_ready/opened', 'review_ready/declined']),
    );

    await answerRequest(employer.id, 'done', 'scrape_fixed');
    await openTab(page, 'review-ready', employer);
    const accept = await openInRow(page, employer.name, 'Review');
    await accept.fill({ action: 'Accept' });
    await accept.saveAnd(UPDATED);
    await expect(rowOf(page, employer.name)).toHaveCount(0);
    expect((await requestsOf(page, employer.id))[0]).toMatchObject({ latest_status: 'done' });
    expect(await eventsOf(page, employer.id)).toContain('review_ready/accepted');
    expect(await stateOf(page, employer.id)).toBe('healthy');
  });
});
