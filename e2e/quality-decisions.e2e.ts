import { expect, signIn, test } from './console.ts';
import {
  eventsOf,
  myIdOf,
  openInRow,
  openTab,
  requestsOf,
  rowOf,
  rowsOf,
  tabPath,
  totalOf,
} from './quality.ts';
import { unique } from './records.ts';

test('an employer is added on the dashboard, sent for review from the new ones, and taken off the monitored ones', async ({
  page,
}) => {
  await signIn(page, 'dq');
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
