import type { Page } from 'playwright/test';
import { colleague, expect, signIn, test } from './console.ts';
import {
  eventsOf,
  newEmployer,
  notesOf,
  requestsOf,
  ReviewDialog,
  rowOf,
  rowsOf,
  stateOf,
  tabPath,
  totalOf,
} from './quality.ts';
import { unique, write } from './records.ts';

// One decision about many rows, on the real server.

/** Selects the rows of the page, and presses a button of the bar below them. */
async function pressInBar(page: Page, button: string, title: string): Promise<ReviewDialog> {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: button, exact: true }).click();
  return new ReviewDialog(page, page.getByRole('dialog', { name: title }));
}

test('H-BLK-013 H-BLK-024 three new employers are sent for review at once; what a colleague decided meanwhile is said, the others are there, and are then taken off together', async ({
  page,
  browser,
}) => {
  const admin = await colleague(browser, 'admin');
  await signIn(page, 'dq');
  const word = unique('Batch Works');
  const [first, second, third] = [
    await newEmployer(admin, `${word} A`),
    await newEmployer(admin, `${word} B`),
    await newEmployer(admin, `${word} C`),
  ];
  const both = [first, second];
  const listed = { search: word, orderBy: 'entity.company_name', order: 'asc' };
  await page.goto(tabPath('new-entities', listed));
  await expect(rowOf(page, word)).toHaveCount(3);
  const sheet = await pressInBar(page, 'Send for Review', 'Review 3 entities');
  await expect(sheet.root.getByRole('radio', { name: 'Send for Review' })).toBeChecked();
  const note = unique('Has jobs');
  await sheet.fill({ reason: 'New Scrape', note });
  await sheet.jobCount.first().click();
  await page.keyboard.type('7\n8\n9');
  await expect(sheet.root.getByText('3 of 3 ready.')).toBeVisible();

  const [row] = await rowsOf(admin, `/monitored_entities?entity.id=${third.id}`);
  await write(admin, 'PUT', `/monitored_entities/${row?.id}/review`, {
    action: 'remove_from_monitored_entities',
    job_count: null,
    reason_code: '',
    note: '<p>Not ours.</p>',
  });
  await admin.context().close();
  await sheet.root.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText(
    /2 done, 1 failed: 1 reviewed by .+ meanwhile\. 1 left the list and is no longer selected\./,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [index, { id }] of both.entries()) {
    expect(await requestsOf(page, id)).toMatchObject([
      {
        request_source: 'monitored_entity',
        numjobs_estimate: 7 + index,
        reason_code: 'new_scrape',
        request_notes: `<p>${note}</p>`,
      },
    ]);
    expect(await stateOf(page, id)).toBe('sent_for_review');
  }
  expect(await requestsOf(page, third.id)).toEqual([]);

  await page.goto(tabPath('monitored-entities', listed));
  await expect(rowOf(page, word)).toHaveCount(2);
  const removal = await pressInBar(page, 'Remove', 'Review 2 entities');
  const seen = unique('Seen enough');
  await removal.fill({ note: seen });
  await removal.root.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  await expect(removal.root).toHaveCount(0);
  await expect(rowOf(page, word)).toHaveCount(0);
  for (const { id } of both) {
    expect(await totalOf(page, `/monitored_entities?entity.id=${id}`)).toBe(0);
    expect(await eventsOf(page, id)).toContain('monitored_entity/removed');
    expect((await notesOf(page, id))[0]?.content).toBe(`<p>${seen}</p>`);
  }
});
