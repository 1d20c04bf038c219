import { serverError } from '@console/api/core/hydra/problem';
import { useEntities } from '@console/api/entities/client';
import * as entityEndpoints from '@console/api/entities/endpoints';
import type { EntityRow } from '@console/api/entities/schema';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { never, problemResponse } from '@console/mocks/respond';
import { failing, failingOnce, forbidden, nonsense } from '@console/mocks/scenarios';
import type { DataTableColumn } from '@console/ui/DataTable';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { held } from '../../../../.storybook/play/calls.ts';
import { ListPage, useListPage } from './ListPage.tsx';
import { defineListState } from './listState.ts';
import { text } from './params.ts';
import { useListState } from './useListState.ts';

const state = defineListState({
  filters: { ticker: text() },
  wire: { ticker: (ticker) => ({ ticker }) },
  sortKeys: ['id', 'num_jobs'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
const data = {
  name: 'tags' as const,
  label: 'Examples',
  search: 'Search Examples...',
  loading: 'Loading Examples...',
  empty: 'Examples appear here when somebody adds them.',
  fields: [{ kind: 'text', name: 'ticker', label: 'Ticker' }] as const,
};
const columns: readonly DataTableColumn<EntityRow>[] = [
  { id: 'company_name', header: 'Name', cell: ({ company_name }) => company_name },
  { id: 'num_jobs', header: 'Total Jobs', sortKey: 'num_jobs', cell: ({ num_jobs }) => num_jobs },
];

function ExampleList() {
  const list = useListState(state);
  const page = useListPage(data, { list, answer: useEntities(list.query), columns });
  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="All Examples" />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page} />
      <ListPage.Filters page={page} />
    </ListPage>
  );
}

const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...handlers, ...allHandlers()] },
});
/** Answers the second request with `answer`, and all others as usual. */
const second = (answer: () => Response | Promise<Response>) => {
  let count = 0;
  return endpoint(entityEndpoints.list, () => {
    count += 1;
    return count === 2 ? answer() : undefined;
  });
};

/** The states that every list has, each once. A list keeps the stories of what is its own. */
const meta: Meta<typeof ExampleList> = {
  title: 'features/list/ListPage/States',
  component: ExampleList,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/examples', ...withHandlers() },
};
export default meta;
type Story = StoryObj<typeof ExampleList>;

const table = () => screen.findByRole('table', { name: 'Examples' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const sortButton = async () => within(await table()).getByRole('button', { name: 'Total Jobs' });
const isLoaded = async () => {
  await waitFor(async () => expect(await rows()).toHaveLength(15));
  await expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
};

const first = held(entityEndpoints.list);
/** The frame, the head, the body and the choice in the footer: where they begin, and their sizes. */
const places = (list: HTMLElement) => {
  const frame = existing(list.querySelector('table')?.parentElement);
  const { tHead: head, tBodies } = existing(frame.querySelector('table'));
  return [frame, head, tBodies[0], screen.getByRole('combobox', { name: 'View' })].map(
    (element) => {
      const { top, width, height } = existing(element).getBoundingClientRect();
      return [top, width, height];
    },
  );
};

/** Empty rows stand where the rows will be. A screen reader hears the text of the overlay only. */
export const Loading: Story = {
  parameters: { ...withHandlers(first.handler), covers: ['A-SHL-033'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByText('Loading Examples...')).toBeVisible());
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-busy', 'true');
    const before = places(canvasElement);
    await first.answer();
    await isLoaded();
    await expect(places(canvasElement)).toEqual(before);
  },
};

export const FailedToLoad: Story = {
  parameters: { ...withHandlers(failing(entityEndpoints.list)), covers: ['A-DAT-021'] },
  play: async () => {
    const panel = within(
      await screen.findByRole('region', { name: 'The list could not be loaded.' }),
    );
    await expect(
      panel.getByText('An error occurred: Status 500. Internal Server Error'),
    ).toBeVisible();
    await expect(screen.queryByText('Loading Examples...')).not.toBeInTheDocument();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByRole('alert')).toHaveTextContent('An error occurred: Status 500');
  },
};

/** The answer is the page of a gateway, with the status 200. */
export const UnreadableAnswer: Story = {
  parameters: withHandlers(nonsense(entityEndpoints.list)),
  play: async () => {
    await expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  parameters: withHandlers(failingOnce(entityEndpoints.list)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await isLoaded();
  },
};

export const Empty: Story = {
  parameters: withHandlers(...entityHandlers({ store: createEntityStore([]) })),
  play: async () => {
    await expect(await screen.findByText('Nothing here yet.')).toBeVisible();
    await expect(screen.getByText('Examples appear here when somebody adds them.')).toBeVisible();
    await expect(screen.getByText('Total').textContent).toBe('Total 0');
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const NoMatches: Story = {
  parameters: { address: '/examples?search=no-such-employer&ticker=T' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await isLoaded();
    await waitFor(() => expect(address()).toBe('/examples'));
  },
};

export const Refreshing: Story = {
  beforeEach: ({ msw }) => msw?.use(second(never)),
  play: async () => {
    await userEvent.click(await sortButton());
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(await rows()).toHaveLength(15);
    await expect(screen.queryByText('Loading Examples...')).not.toBeInTheDocument();
    await expect(await sortButton()).toHaveFocus();
  },
};

export const StaleAfterError: Story = {
  beforeEach: ({ msw }) => msw?.use(second(() => problemResponse(serverError()))),
  play: async () => {
    await userEvent.click(await sortButton());
    await expect(
      await screen.findByText(
        'The list could not be loaded again. These are the rows from before.',
      ),
    ).toBeVisible();
    await expect(await rows()).toHaveLength(15);
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const RetryAfterStaleRows: Story = {
  beforeEach: StaleAfterError.beforeEach,
  play: async () => {
    await userEvent.click(await sortButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText(/could not be loaded again/)).not.toBeInTheDocument(),
    );
    await isLoaded();
  },
};

export const PastTheEnd: Story = {
  parameters: { address: '/examples?page=99' },
  play: async () => {
    await expect(await screen.findByText('The list ends on page 8.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 8' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    await waitFor(() => expect(address()).toBe('/examples?page=8'));
  },
};

export const Forbidden: Story = {
  parameters: withHandlers(forbidden(entityEndpoints.list)),
  play: async () => {
    const sentence = await screen.findByText('You may not see this list.');
    await expect(sentence.parentElement).toHaveTextContent(
      'You are not authorized to perform this action.',
    );
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
};
