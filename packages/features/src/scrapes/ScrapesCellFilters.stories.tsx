import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import {
  acmeWorkday,
  ATS_IN_HEBREW,
  ATS_WITH_SIGNS,
  scrapes,
  scrapeWithoutAts,
} from '@console/mocks/scrapes/fixtures';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import {
  bringIntoSight,
  hasNoButton,
  offered,
  openRowMenu,
  restIn,
} from '../../../../.storybook/play/cellFilter.ts';
import { chipTexts } from '../../../../.storybook/play/qualityTab.ts';
import { keysStore } from '../keys/keys.store.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { listen } from '../keys/listen.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { layoutStore } from '../list/layout.store.ts';
import { ScrapesList } from './ScrapesList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(scrapeEndpoints.list, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '))),
);

const meta: Meta<typeof ScrapesList> = {
  title: 'features/scrapes/ScrapesCellFilters',
  component: ScrapesList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/scrapes?order=asc&pageSize=100',
    role: 'ROLE_ADMIN',
    msw: {
      handlers: [recorded, ...allHandlers({ scrapes: createScrapeStore(scrapes.slice(0, 16)) })],
    },
  },
  beforeEach: () => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
    keysStore.singleKeys = true;
    listen();
  },
};
export default meta;
type Story = StoryObj<typeof ScrapesList>;

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Scrapes' });
  const row = (await within(table).findByText(name)).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
/** The cell that shows a text. */
const cellWith = (row: HTMLElement, text: string) => {
  const cell = within(row).getByText(text).closest('td');
  if (!cell) throw new Error(`No cell with ${text}`);
  return cell;
};

export const AtACell: Story = {
  play: async ({ step }) => {
    const row = await rowOf(acmeWorkday.name);
    const mode = cellWith(row, 'Automatic');
    bringIntoSight(mode);
    await step('H-FLT-001 H-FLT-002 a filter of one has the value', async () => {
      await userEvent.click(await restIn(mode, 'Filter by Run Status: Automatic'));
      await waitFor(() =>
        expect(address()).toBe('/scrapes?runStatus=automatic&order=asc&pageSize=100'),
      );
      await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('active=true'));
      await waitFor(() => expect(chipTexts()).toEqual(['Run Status: Automatic']));
      await hasNoButton();
    });
  },
};

/** The last row of the list, which is laid out only when it scrolls into view. */
export const FarDown: Story = {
  parameters: { covers: ['H-FLT-007'], msw: { handlers: allHandlers() } },
  play: async () => {
    await rowOf(acmeWorkday.name);
    const row = existing(screen.getAllByRole('row').at(-1));
    row.scrollIntoView({ block: 'nearest' });
    const [, ...cells] = within(row).getAllByRole('cell');
    const mode = cells.find(({ textContent }) => /^(Automatic|Manual)/.test(textContent));
    if (!mode) throw new Error('The row has no run status');
    bringIntoSight(mode);
    const { top, bottom } = (await restIn(mode, /^Filter by Run Status/)).getBoundingClientRect();
    await expect(top).toBeGreaterThan(mode.getBoundingClientRect().top);
    await expect(bottom).toBeLessThan(mode.getBoundingClientRect().bottom);
  },
};

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    const row = await rowOf(acmeWorkday.name);
    const link = within(row).getAllByRole('link')[0];
    await step('H-FLT-006 = offers the values of the row whose link has the focus', async () => {
      await openRowMenu(link);
      await expect(offered()).toEqual([
        'Total Jobs: 80',
        '% Without Location: 25%',
        'Run Status: Automatic',
        'Status: Active',
        'ATS: Workday',
        'Site Type: Corporate',
      ]);
    });
    await step('H-FLT-006 Escape returns to it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('H-FLT-003 a scrape without an ATS offers none', async () => {
      await openRowMenu(within(await rowOf(scrapeWithoutAts.name)).getAllByRole('link')[0]);
      await expect(offered().filter((words) => words?.startsWith('ATS'))).toEqual([]);
    });
  },
};

export const TextIsText: Story = {
  parameters: { covers: ['H-FLT-009'] },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Scrapes' });
    for (const name of [ATS_WITH_SIGNS, ATS_IN_HEBREW]) {
      const cell = (await within(table).findAllByText(name))[0]?.closest('td');
      if (!cell) throw new Error(`No cell with ${name}`);
      bringIntoSight(cell);
      await restIn(cell, `Filter by ATS: ${name}`);
    }
    await userEvent.click(screen.getByRole('button', { name: `Filter by ATS: ${ATS_IN_HEBREW}` }));
    await waitFor(() => expect(chipTexts()).toEqual([`ATS: ${ATS_IN_HEBREW}`]));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain(`ats[]=${ATS_IN_HEBREW}`));
  },
};

/** The list with the help, which the shell opens on a page. */
function WithHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('global.help', () => setOpen(true));
  return (
    <>
      <ScrapesList />
      {open && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export const InTheHelp: Story = {
  parameters: { covers: ['H-FLT-006'] },
  render: () => <WithHelp />,
  play: async () => {
    const row = await rowOf(acmeWorkday.name);
    await openRowMenu(within(row).getAllByRole('link')[0]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    await expect(help.getByText('Filter by a value of the row')).toBeVisible();
  },
};
