import { serverError } from '@console/api/core/hydra/problem';
import type { Role } from '@console/api/roles/rules';
import * as tagEndpoints from '@console/api/tags/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { problemResponse } from '@console/mocks/respond';
import { missing } from '@console/mocks/scenarios';
import { buildTag, tags } from '@console/mocks/tags/fixtures';
import { createTagStore, tagHandlers, type TagStore } from '@console/mocks/tags/handlers';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { TagsList } from './TagsList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(tagEndpoints.list, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '))),
);
const lastAsked = () => asked.mock.lastCall?.[0];
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});
/** Twenty tags: more than a page. */
const many = [
  ...tags,
  ...Array.from({ length: 20 - tags.length }, (_, index) =>
    buildTag({ id: 100 + index, title: `Many ${index}` }),
  ),
];

const meta: Meta<typeof TagsList> = {
  title: 'features/tags/TagsList',
  component: TagsList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/tags',
    role: 'ROLE_ADMIN',
    rows: tags,
    ...withHandlers(),
  },
  beforeEach: ({ msw, parameters: { rows, trouble } }) => {
    asked.mockClear();
    // Each story has its own rows, because some stories write.
    const store: TagStore = createTagStore(rows);
    msw?.use(recorded, ...(trouble?.() ?? []), ...tagHandlers({ store }));
  },
};
export default meta;
type Story = StoryObj<typeof TagsList>;

const table = () => screen.findByRole('table', { name: 'Tags' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const rowOf = async (title: string) => rowAround(await within(await table()).findByText(title));
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Rows: Story = {
  parameters: { rows: many, covers: ['A-TAG-002', 'A-TAG-006', 'A-API-047', 'A-CON-001'] },
  play: async () => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['ID', 'Title', 'Category', 'Actions']);
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[id]=desc']]);
    await expect(await header('ID')).toHaveAttribute('aria-sort', 'descending');
    await expect(await rows()).toHaveLength(15);
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
    await waitFor(() => expect(address()).toBe('/tags'));
  },
};

export const ValuesInTheRows: Story = {
  play: async () => {
    await expect((await rowOf('NYSE')).getByText('Exchange')).toBeVisible();
    await expect((await rowOf('Semiconductors')).getByText('Sector and Industry')).toBeVisible();
    await expect((await rowOf('NS: No website')).getByText("Can't Be Scraped")).toBeVisible();
    await expect((await rowOf('Fortune 500')).getByText('–')).toBeVisible();
    await expect(
      (await rowOf('Bring Your "Own" <b>Markup</b>')).getByRole('button', {
        name: 'Edit Bring Your "Own" <b>Markup</b>',
      }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** The title alone is searched: a second after the last key, with Enter at once. */
export const Searching: Story = {
  parameters: { address: '/tags?page=2', rows: many, covers: ['A-API-047', 'A-CON-006'] },
  play: async () => {
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search Tags...' });
    await userEvent.type(box, 'NS:');
    await expect(asked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=15&order[id]=desc&title=NS:'), {
      timeout: 5000,
    });
    await waitFor(() => expect(address()).toBe('/tags?search=NS%3A'));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await userEvent.clear(box);
    await userEvent.type(box, `%_\\'"<>{Enter}`);
    await waitFor(() => expect(lastAsked()).toBe(`?page=1&limit=15&order[id]=desc&title=%_\\'"<>`));
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
  },
};

export const Adding: Story = {
  parameters: { covers: ['A-TAG-001', 'A-TAG-003', 'A-TAG-010'] },
  play: async () => {
    await table();
    const button = screen.getByRole('button', { name: 'Add Tag' });
    await userEvent.click(button);
    const form = await dialog('Add Tag');
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'A brand new tag{Enter}');
    await expect(await screen.findByText('Tag has been saved.')).toBeVisible();
    await expect((await rowOf('A brand new tag')).getByText('–')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Editing: Story = {
  parameters: { covers: ['A-TAG-004'] },
  play: async () => {
    const edit = (await rowOf('NYSE')).getByRole('button', { name: 'Edit NYSE' });
    await userEvent.click(edit);
    const form = await dialog('Edit Tag');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('NYSE');
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Category' }),
      'Sector and Industry',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await rowOf('NYSE')).getByText('Sector and Industry')).toBeVisible(),
    );
    await expect((await rowOf('NYSE')).getByRole('button', { name: 'Edit NYSE' })).toHaveFocus();
  },
};

/** After a deletion the focus moves to the row that takes its place. */
export const Deleting: Story = {
  parameters: { covers: ['A-TAG-005', 'A-TAG-011'] },
  play: async () => {
    const [, neighbour] = (await rows()).slice(
      (await rows()).findIndex((row) => row.textContent?.includes('Hiring events')),
    );
    await userEvent.click(
      (await rowOf('Hiring events')).getByRole('button', { name: 'Delete Hiring events' }),
    );
    await userEvent.click((await dialog('Delete Tag')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Tag has been deleted.')).toBeVisible();
    await waitFor(async () =>
      expect(within(await table()).queryByText('Hiring events')).not.toBeInTheDocument(),
    );
    await expect(neighbour?.contains(document.activeElement)).toBe(true);
  },
};

export const NotDeletingAfterAll: Story = {
  play: async () => {
    const button = (await rowOf('NYSE')).getByRole('button', { name: 'Delete NYSE' });
    await userEvent.click(button);
    await dialog('Delete Tag');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect((await rowOf('NYSE')).getByText('Exchange')).toBeVisible();
  },
};

/** The list is reloaded behind the dialog. The dialog keeps its input although its row is gone. */
export const DeletedMeanwhile: Story = {
  parameters: { trouble: () => [missing(tagEndpoints.update)] },
  beforeEach: ({ msw }) => {
    let first = true;
    msw?.use(
      endpoint(tagEndpoints.list, ({ request }) => {
        if (first) {
          first = false;
          return undefined;
        }
        asked(new URL(request.url).search);
        return problemResponse(serverError());
      }),
    );
  },
  play: async () => {
    await userEvent.click((await rowOf('NYSE')).getByRole('button', { name: 'Edit NYSE' }));
    const form = await dialog('Edit Tag');
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' Arca{Enter}');
    await expect(await form.findByText(/Somebody has deleted this tag meanwhile/)).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('NYSE Arca');
  },
};

const may = (role: Role): Story => ({
  parameters: { role, covers: ['A-ROL-029'] },
  play: async () => {
    const row = await rowOf('NYSE');
    for (const control of [
      screen.getByRole('button', { name: 'Add Tag' }),
      row.getByRole('button', { name: 'Edit NYSE' }),
      row.getByRole('button', { name: 'Delete NYSE' }),
    ]) {
      await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'));
    }
  },
});
export const AsScraper: Story = may('ROLE_SCRAPER');
const mayNot = (role: Role, label: string): Story => ({
  parameters: { role, covers: ['A-ROL-030'] },
  play: async () => {
    const row = await rowOf('NYSE');
    for (const control of [
      screen.getByRole('button', { name: 'Add Tag' }),
      row.getByRole('button', { name: 'Edit NYSE' }),
      row.getByRole('button', { name: 'Delete NYSE' }),
    ]) {
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      control.focus();
      await waitFor(() =>
        expect(screen.getByRole('tooltip')).toHaveTextContent(
          `Your role (${label}) may not do this.`,
        ),
      );
      await userEvent.click(control);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  },
});
export const AsDataQualityLead: Story = mayNot('ROLE_DQ_LEAD', 'Data Quality Lead');
export const Empty: Story = {
  parameters: { rows: [] },
  play: async () => {
    await expect(await screen.findByText('Nothing here yet.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add Tag' })).toBeVisible();
  },
};
