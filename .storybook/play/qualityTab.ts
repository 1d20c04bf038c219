import { serverError } from '@console/api/core/hydra/problem';
import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import * as watchListEndpoints from '@console/api/watch-lists/endpoints';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { listen } from '@console/features/keys/listen.ts';
import { layoutStore } from '@console/features/list/layout.store.ts';
import { endpoint, type Call } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { never, problemResponse } from '@console/mocks/respond';
import type { QualityStore } from '@console/mocks/reviews/qualityStore';
import { endless, failing, forbidden } from '@console/mocks/scenarios';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../decorators/address.ts';
import { withFullHeight } from '../decorators/withFullHeight.tsx';
import { withRouter } from '../decorators/withRouter.tsx';
import { withSession } from '../decorators/withSession.tsx';
import { withSwr } from '../decorators/withSwr.tsx';

// User actions and assertions on a dashboard tab, shared by the stories of all tabs.

export interface Msw {
  msw?: { use: (...handlers: RequestHandler[]) => void };
}
export interface WithHandlers {
  msw: { handlers: RequestHandler[] };
}

interface TabUnderTest {
  /** The endpoint of its rows. */
  call: Call;
  /** The name of its table. */
  name: string;
  /** Its address, without filters. */
  path: string;
  /** The query of its first request. */
  first: string;
  overlay: string;
}

export const dailyJobShift: TabUnderTest = {
  call: shiftEndpoints.list,
  name: 'Daily Job Shift',
  path: '/dashboard/data-quality/daily-job-shift',
  first: '?page=1&limit=20&order[scrape.last_updated]=desc',
  overlay: 'Loading Daily Job Shift...',
};
export const watchList: TabUnderTest = {
  call: watchListEndpoints.list,
  name: 'Watch List',
  path: '/dashboard/data-quality/watch-list',
  first: '?page=1&limit=20&order[watch_listed_date]=desc&snoozed=false',
  overlay: 'Loading Watch List...',
};

export const columnsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean); // the column of check boxes has no header text

const chips = () => screen.queryByRole('list', { name: 'Active filters' });
export const chipTexts = () =>
  within(chips() ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The filters beside the rows. */
export async function openFilters() {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }));
  await sidebar.findByRole('button', { name: 'Apply' });
  return sidebar;
}
type Filters = Awaited<ReturnType<typeof openFilters>>;

export async function choose(field: HTMLElement, ...names: readonly string[]) {
  await userEvent.click(field);
  for (const name of names) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
}

/**
 * The labels of the filters from top to bottom, without those of the ends of ranges and the zone of
 * days.
 */
export const filterLabels = (filters: Filters) =>
  [
    ...(filters
      .getByRole('button', { name: 'Apply' })
      .closest('form')
      ?.querySelectorAll('legend, label') ?? []),
  ]
    .filter((label) => label.tagName === 'LEGEND' || !label.closest('fieldset'))
    .map(({ firstChild }) => firstChild?.textContent?.trim());

export const detail = () => screen.queryByRole('complementary', { name: 'Entity Detail' });
export const press = (...keys: readonly string[]) => userEvent.keyboard(keys.join(''));
/** The first and the last second of a day in the local zone, in Unix seconds. */
export const startOf = (day: string) => new Date(`${day}T00:00:00`).getTime() / 1000;
export const endOf = (day: string) => new Date(`${day}T23:59:59`).getTime() / 1000;

export function tabUnderTest({ call, name, path, first, overlay }: TabUnderTest) {
  const asked = fn<(query: string) => void>().mockName('a list request was sent');
  const recorded = endpoint(call, ({ request }) =>
    asked(decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '))),
  );
  const withHandlers = (...handlers: RequestHandler[]): WithHandlers => ({
    msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
  });
  /** Answers the first request as usual and all later ones with `answer`. */
  const later = (answer: () => Response | Promise<Response>) => {
    let isFirst = true;
    return endpoint(call, () => {
      if (!isFirst) return answer();
      isFirst = false;
      return undefined;
    });
  };
  const lastAsked = () => asked.mock.lastCall?.[0];
  /** Asserts that the last request has these parameters. */
  const askedFor = async (...parameters: readonly string[]) =>
    expect(lastAsked()?.split('&')).toEqual(expect.arrayContaining([...parameters]));
  const table = () => screen.findByRole('table', { name });
  const rows = async () =>
    within(await table())
      .getAllByRole('row')
      .slice(1);
  const header = async (column: string) =>
    within(await table()).getByRole('columnheader', { name: column });
  const sortBy = async (column: string) =>
    userEvent.click(within(await header(column)).getByRole('button', { name: column }));
  const cellIn = async (row: HTMLElement, column: string) => {
    // The column of check boxes has no header text.
    const columns = [...(row.closest('table')?.querySelectorAll('th') ?? [])]
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    const cell = row.querySelectorAll('td:not(:has(> label))')[columns.indexOf(column)];
    if (!(cell instanceof HTMLElement)) throw new Error(`No cell under ${column}`);
    return cell;
  };

  const parameters = { layout: 'fullscreen', address: path, role: 'ROLE_ADMIN', ...withHandlers() };
  const beforeEach = () => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
    keysStore.singleKeys = true;
    listen();
  };

  return {
    asked,
    lastAsked,
    askedFor,
    withHandlers,
    table,
    rows,
    header,
    sortBy,
    cellIn,
    path,
    first,
    parameters,
    beforeEach,
    /** The meta that its stories share. */
    meta: {
      decorators: [withFullHeight, withSession, withSwr, withRouter],
      parameters,
      beforeEach,
    },
    /** Answers with the story's own rows, from the first request on. */
    from:
      (quality: () => QualityStore) =>
      ({ msw }: Msw): void =>
        msw?.use(recorded, ...allHandlers({ quality: quality() })),
    states: {
      Loading: {
        parameters: { ...withHandlers(endless(call)) },
        play: async () => {
          await waitFor(() => expect(screen.getByText(overlay)).toBeVisible());
          await expect(screen.queryByRole('table')).not.toBeInTheDocument();
        },
      },
      Failed: {
        parameters: withHandlers(failing(call)),
        play: async () => {
          await expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
          await expect(screen.queryByText(overlay)).not.toBeInTheDocument();
        },
      },
      NoMatches: {
        parameters: { address: `${path}${path.includes('?') ? '&' : '?'}search=no-such-employer` },
        play: async () => {
          await userEvent.click(
            await screen.findByRole('button', { name: 'Clear search and filters' }),
          );
          await waitFor(async () => expect((await rows()).length).toBeGreaterThan(0));
        },
      },
      Refreshing: {
        beforeEach: ({ msw }: Msw) => msw?.use(later(never)),
        play: async () => {
          await sortBy('Entity Name');
          await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
          await expect(await rows()).toHaveLength(20);
        },
      },
      StaleAfterError: {
        beforeEach: ({ msw }: Msw) => msw?.use(later(() => problemResponse(serverError()))),
        play: async () => {
          await sortBy('Entity Name');
          await expect(await screen.findByText(/could not be loaded again/)).toBeVisible();
          await expect(await rows()).toHaveLength(20);
        },
      },
      PastTheEnd: {
        parameters: { address: `${path}${path.includes('?') ? '&' : '?'}page=99` },
        play: async () => {
          await userEvent.click(await screen.findByRole('button', { name: /^Go to page [23]$/ }));
          await waitFor(async () => expect((await rows()).length).toBeLessThanOrEqual(20));
          await expect(address()).toMatch(/page=[23]$/);
        },
      },
      Forbidden: {
        parameters: withHandlers(forbidden(call)),
        play: async () => {
          await expect(await screen.findByText('You may not see this list.')).toBeVisible();
          await expect(screen.queryByRole('table')).not.toBeInTheDocument();
        },
      },
    },
  };
}
