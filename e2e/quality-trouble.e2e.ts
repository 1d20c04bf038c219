import type { Page } from 'playwright/test';
import { colleague, expect, signIn, test } from './console.ts';
import {
  openInRow,
  requestIdsOf,
  rowOf,
  rowsOf,
  tabPath,
  takeShift,
  type ReviewDialog,
  type Row,
} from './quality.ts';
import { unique, write } from './records.ts';

const UPDATED = 'Daily Job Shift has been updated.';
const isReview = (url: URL) => url.pathname.endsWith('/review');

async function openReview(page: Page, row: Row, note: string): Promise<ReviewDialog> {
  await page.goto(tabPath('daily-job-shift', { scrapeId: row.scrape?.id ?? 0 }));
  await expect(rowOf(page, row.entity.company_name)).toHaveCount(1);
  const dialog = await openInRow(page, row.entity.company_name, 'Review');
  await dialog.fill({ action: 'Send for Review', count: 17, reason: 'Fix Scrape', note });
  return dialog;
}

/** Everything is still as it was typed. */
async function keeps({ root, jobCount, reason, note }: ReviewDialog, typed: string) {
  await expect(root.getByRole('radio', { name: 'Send for Review' })).toBeChecked();
  await expect(jobCount).toHaveValue('17');
  await expect(reason).toHaveValue('fix_scrape');
  await expect(note).toHaveText(typed);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'dq');
});

test('the answer of a save is lost, not the save: saving again is told the same answer, and decides once', async ({
  page,
}) => {
  const shift = await takeShift(page);
  const before = await requestIdsOf(page, shift.entity.id);
  const typed = unique('In the tunnel');
  const dialog = await openReview(page, shift, typed);
  await page.route(
    isReview,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await dialog.save.click();
  await expect(dialog.root.getByText(/No response was received/)).toBeVisible();
  await keeps(dialog, typed);
  await dialog.saveAnd(UPDATED);
  expect(await requestIdsOf(page, shift.entity.id)).toHaveLength(before.length + 1);
  const reviews = (
    await rowsOf<{ event_name: string; notes: string | null }>(
      page,
      `/entities/${shift.entity.id}/event_logs?event_type[]=daily_job_shift`,
    )
  ).filter(({ event_name, notes }) => event_name === 'reviewed' && notes?.includes(typed));
  expect(reviews).toHaveLength(1);
});

test('a note with scripts, handlers and javascript: links runs nothing in the cell, its tooltip, the dialog or the sidebar', async ({
  page,
  browser,
}) => {
  const shift = await takeShift(page);
  const other = await colleague(browser, 'dq-lead');
  const mark = unique('Harmless');
  const attack = "document.title='owned'";
  await write(other, 'POST', `/daily_job_shifts/${shift.id}/review`, {
    action: 'do_nothing',
    job_count: 5,
    reason_code: 'other',
    note: `<p>${mark}</p><img src=x onerror="${attack}"><script>${attack}</script><svg onload="${attack}"></svg><a href="javascript:${attack}">link</a><iframe srcdoc="<script>parent.${attack}</script>"></iframe>`,
  });
  await page.goto(tabPath('daily-job-shift', { scrapeId: shift.scrape.id }));
  const row = rowOf(page, shift.entity.company_name);
  await row.getByText(mark).hover();
  await expect(page.getByRole('tooltip')).toContainText(mark);
  const dialog = await openInRow(page, shift.entity.company_name, 'Review');
  await expect(dialog.root.getByText(mark)).toBeVisible();
  await dialog.root.getByText('link', { exact: true }).click();
  await dialog.root.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('cell').nth(6).click();
  await expect(page.getByRole('complementary', { name: 'Entity Detail' })).toContainText(
    shift.entity.company_name,
  );
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('[href^="javascript"], [onerror], [onload]').count()).toBe(0);
  await other.context().close();
});
