import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListPage, type ListPageState } from './ListPage.tsx';

type Page = ListPageState<{ id: number }, object>;

const list = {
  search: '',
  filters: {},
  sort: undefined,
  page: 2,
  pageSize: 15,
  setSearch: fn<(text: string) => void>(),
  setFilters: fn<(filters: object) => void>(),
  clearFilters: fn<() => void>(),
  clearAll: fn<() => void>(),
  setSort: fn<(key: string) => void>(),
  setPage: fn<(page: number) => void>(),
  setPageSize: fn<(pageSize: number) => void>(),
  definition: { filters: {}, sortKeys: [], searchable: false },
  pathname: '/examples',
  address: '',
  addressOf: () => '',
  queryOf: () => ({ page: 1, limit: 20, filters: {} }),
  setAddress: fn<(query: string) => void>(),
  isEntered: false,
};
const arranged: Page['arranged'] = {
  columns: [],
  all: [],
  chosen: { order: [], hidden: [], widths: {} },
  layout: { tableId: 'table-example', widths: {}, density: 'normal', onWidthChange: fn() },
  onChange: fn(),
  onDensityChange: fn(),
};
const page: Page = {
  data: { name: 'tags', label: 'Examples', loading: 'Loading...', empty: 'None.', fields: [] },
  list,
  labelOf: undefined,
  arranged,
  view: { kind: 'loading' },
  collection: { items: [], total: 110, totalCapped: false },
  retry: fn(),
};

/** Total, View and the pages below the rows of a list. */
const meta: Meta<typeof ListPage.Footer<{ id: number }, object>> = {
  title: 'features/list/ListPage/Footer',
  component: ListPage.Footer<{ id: number }, object>,
  args: { page },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total').textContent).toBe('Total 110');
    await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(list.setPage).toHaveBeenLastCalledWith(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'View' }), '50');
    await expect(list.setPageSize).toHaveBeenLastCalledWith(50);
  },
};

export const Capped: Story = {
  args: { page: { ...page, collection: { items: [], total: 1000, totalCapped: true } } },
  play: async ({ canvas }) => expect(canvas.getByText('Total').textContent).toBe('Total 1,000+'),
};

export const BeforeTheFirstAnswer: Story = {
  args: { page: { ...page, collection: undefined } },
  play: async ({ canvas }) => expect(canvas.getByText('Total').textContent).toBe('Total –'),
};
