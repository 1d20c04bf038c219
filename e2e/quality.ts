import type { Locator, Page } from 'playwright/test';
import { api, expect } from './console.ts';
import { addEntity, unique } from './records.ts';

// The data quality dashboard in journeys: its tabs, its dialogs, and where a decision has to arrive.

interface Listed<Row> {
  'hydra:totalItems': number;
  'hydra:member': Row[];
}
interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email?: string;
}
interface Scrape {
  id: number;
  name: string;
  ats: string | null;
  career_portal: string | null;
  archived: boolean;
  active: boolean;
}
interface Employer {
  id: number;
  company_name: string;
  career_page: string | null;
  archived: boolean;
  state: string;
}

/** A row of one of the six lists; what only some of them have may be missing. */
export interface Row {
  id: number;
  entity: Employer;
  scrape?: Scrape | null;
  kind?: string;
  status?: string;
  percent_change: number;
  last_time_reviewed: number | null;
  last_reviewed_by?: Person | null;
  last_action_taken?: string | null;
  assigned_to?: Person[];
  reason_code?: string | null;
  snoozed?: boolean;
  snoozed_until?: number | null;
  resolved_date?: number | null;
}
interface Note {
  title: string;
  content: string;
  job_count: number | null;
  url: string | null;
  user: Person | null;
}
interface Event {
  event_type: string;
  event_name: string;
  current_state: string | null;
  notes: string | null;
  user: Person | null;
}
interface QueueRequest {
  id: number;
  request_source: string;
  request_priority: number;
  number_of_times_requested: number;
  numjobs_estimate: number | null;
  reason_code: string | null;
  request_notes: string | null;
  latest_status: string;
  company_queue_request_histories: { status: string; notes: string | null; user: Person | null }[];
}

/** Asks the API as the page's user. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(api(path));
  expect(response.status(), path).toBe(200);
  return (await response.json()) as T;
}
export const rowsOf = async <T = Row>(page: Page, path: string) =>
  (await read<Listed<T>>(page, path))['hydra:member'];
export const totalOf = async (page: Page, path: string) =>
  (await read<Listed<unknown>>(page, path))['hydra:totalItems'];

/** What is written about an employer, newest first. */
export const notesOf = (page: Page, entityId: number) =>
  rowsOf<Note>(page, `/entities/${entityId}/notes`);
export const eventsOf = async (page: Page, entityId: number) =>
  (await rowsOf<Event>(page, `/entities/${entityId}/event_logs?limit=50`)).map(
    ({ event_type, event_name }) => `${event_type}/${event_name}`,
  );
export const stateOf = async (page: Page, entityId: number) =>
  (await read<Employer>(page, `/entities/${entityId}`)).state;
export const requestsOf = async (page: Page, entityId: number) =>
  (
    await read<{ id: number | null; company_queue_requests: QueueRequest[] }>(
      page,
      `/entities/${entityId}/company_queue`,
    )
  ).company_queue_requests;
/** Only their ids, to compare what was there before with what is there after. */
export const requestIdsOf = async (page: Page, entityId: number) =>
  (await requestsOf(page, entityId)).map(({ id }) => id);
export const myIdOf = async (page: Page) => (await read<Person>(page, '/me')).id;

/**
 * Shifts about which a journey decides, each taken once: of employers and scrapes at work, with
 * nothing else going on.
 */
const taken = new Set<number>();
const OPEN = ['requested', 'in-progress', 'escalated', 'review-ready'];
export async function takeShift(page: Page): Promise<Row & { scrape: Scrape }> {
  for (const row of await rowsOf(page, '/daily_job_shifts?limit=500&order[id]=desc')) {
    const { entity, scrape, last_time_reviewed } = row;
    if (
      !scrape ||
      scrape.archived ||
      last_time_reviewed !== null ||
      entity.state !== 'healthy' ||
      taken.has(entity.id)
    )
      continue;
    taken.add(entity.id);
    if (
      (await requestsOf(page, entity.id)).every(
        ({ latest_status }) => !OPEN.includes(latest_status),
      )
    )
      return { ...row, scrape };
  }
  throw new Error('No shift is left for this journey.');
}

/** An employer of the journey's own; it stands among the new entities. */
export async function newEmployer(
  admin: Page,
  word: string,
): Promise<{ id: number; name: string }> {
  const name = unique(word);
  return { id: await addEntity(admin, { company_name: name }), name };
}

export const tabPath = (tab: string, query: Readonly<Record<string, string | number>> = {}) =>
  `/dashboard/data-quality/${tab}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const reviewOf = (page: Page) =>
  new ReviewDialog(page, page.getByRole('dialog', { name: /^(Review|Assign) / }));

/** Presses a button of the one row with this text, and answers the dialog that it opens. */
export async function openInRow(
  page: Page,
  text: string,
  button: 'Review' | 'Assign',
): Promise<ReviewDialog> {
  await rowOf(page, text).getByRole('button', { name: button, exact: true }).click();
  const dialog = reviewOf(page);
  await expect(dialog.root).toBeVisible();
  return dialog;
}

/** A tab with the row of one employer. */
export async function openTab(
  page: Page,
  tab: string,
  { id, name }: { id: number; name: string },
  more: Readonly<Record<string, string>> = {},
) {
  await page.goto(
    tabPath(tab, { ...(tab === 'pit-stop' ? { search: name } : { entityId: id }), ...more }),
  );
  await expect(rowOf(page, name)).toHaveCount(1);
}

/** The dialog that an item of a row's menu opens. */
export async function chooseInMenu(page: Page, name: string, item: string): Promise<ReviewDialog> {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return reviewOf(page);
}

/** What a person does in the dialog of a decision. */
export class ReviewDialog {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
  }

  get jobCount() {
    return this.root.getByRole('textbox', { name: /Job Count/ });
  }
  get note() {
    return this.root.getByRole('textbox', { name: 'Note' });
  }
  get reason() {
    return this.root.getByRole('combobox', { name: 'Reason Code' });
  }
  get snoozeDate() {
    return this.root.getByLabel('Snooze Date', { exact: true });
  }
  get save() {
    return this.root.getByRole('button', { name: 'Save' });
  }

  async fill({
    action,
    count,
    reason,
    day,
    note,
  }: {
    action?: string;
    count?: number;
    reason?: string;
    day?: string;
    note?: string;
  }) {
    if (action !== undefined) await this.root.getByRole('radio', { name: action }).check();
    if (count !== undefined) await this.jobCount.fill(String(count));
    if (reason !== undefined) await this.reason.selectOption({ label: reason });
    if (day !== undefined) await this.snoozeDate.fill(day);
    if (note === undefined) return;
    await this.note.click();
    await this.page.keyboard.insertText(note);
    await expect(this.note).toHaveText(note);
  }

  async saveAnd(toast: string) {
    await expect(this.save).not.toHaveAttribute('aria-disabled', 'true');
    await this.save.click();
    await expect(this.page.getByText(toast)).toBeVisible();
    await expect(this.root).toHaveCount(0);
  }
}

/** Nothing can be decided about an archived employer, and no scrape is retired twice. */
export const isOpen = ({ entity, scrape }: Row) => !entity.archived && scrape?.archived === false;
