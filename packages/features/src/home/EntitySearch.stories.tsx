import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { blockTabs, here, newTab, openTabs } from '../../../../.storybook/play/newTab.ts';
import { EntitySearch } from './EntitySearch.tsx';

const asked = fn<(path: string) => void>().mockName('an entity was looked up');
const recorded = endpoint(entityEndpoints.read, ({ request }) =>
  asked(new URL(request.url).pathname),
);

const meta: Meta<typeof EntitySearch> = {
  title: 'features/home/EntitySearch',
  component: EntitySearch,
  decorators: [withSwr],
  parameters: { msw: { handlers: [recorded, ...allHandlers()] } },
  beforeEach: () => {
    asked.mockClear();
    openTabs();
  },
};
export default meta;
type Story = StoryObj<typeof EntitySearch>;

const id = () => screen.getByRole('textbox', { name: 'Entity ID' });
const name = () => screen.getByRole('textbox', { name: 'Entity Name' });
const search = () => screen.getByRole('button', { name: 'Search' });

export const NothingEntered: Story = {
  parameters: { covers: ['B-HOM-002', 'B-VAL-073'] },
  play: async () => {
    await expect(id()).toBeVisible();
    await expect(name()).toBeVisible();
    await expect(search()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name(), ' {Enter}');
    await expect(search()).toHaveAttribute('aria-disabled', 'true');
    await expect(window.open).not.toHaveBeenCalled();
    await userEvent.type(name(), 'x');
    await expect(search()).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(name());
    await userEvent.type(id(), '1');
    await expect(search()).not.toHaveAttribute('aria-disabled');
  },
};

/** The ID wins; the tab is there before the answer is, so that no browser blocks it. */
export const FoundById: Story = {
  parameters: { covers: ['B-HOM-003', 'B-HOM-005'] },
  play: async () => {
    await userEvent.type(name(), 'Globex');
    await userEvent.type(id(), '1{Enter}');
    await expect(window.open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(newTab.location.href).toBe(here('/entities/1')));
    await expect(newTab.opener).toBeNull();
    await expect(asked.mock.calls).toEqual([['/api/entities/1']]);
  },
};

export const FoundByName: Story = {
  parameters: { covers: ['B-HOM-004'] },
  play: async () => {
    await userEvent.type(name(), ' Müller & Co {Enter}');
    await expect(new URL(newTab.location.href).pathname).toBe('/entities');
    await expect(new URL(newTab.location.href).searchParams.get('search')).toBe('Müller & Co');
    await expect(asked).not.toHaveBeenCalled();
  },
};

const notFoundFor = async (typed: string) => {
  await userEvent.type(id(), `${typed}{Enter}`);
  await waitFor(() => expect(id()).toHaveAccessibleDescription('Entity not found.'));
};

/** The sentence stands at the field, and no notice repeats it. */
export const NotFound: Story = {
  parameters: { covers: ['B-ERR-002'] },
  play: async () => {
    await notFoundFor('404');
    await expect(newTab.close).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(id(), '5');
    await expect(id()).not.toHaveAccessibleDescription('Entity not found.');
  },
};

export const IdThatIsNoNumber: Story = {
  play: async () => {
    await notFoundFor('12abc');
    await expect(window.open).not.toHaveBeenCalled();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const LookingUp: Story = {
  parameters: { msw: { handlers: [endless(entityEndpoints.read), ...allHandlers()] } },
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await waitFor(() => expect(search()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(id(), '{Enter}');
    await expect(window.open).toHaveBeenCalledTimes(1);
  },
};

/** Any other failure raises its notice. */
export const LookUpFails: Story = {
  parameters: { msw: { handlers: [failing(entityEndpoints.read), ...allHandlers()] } },
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await waitFor(() =>
      expect(id()).toHaveAccessibleDescription('The entity could not be looked up.'),
    );
    await expect(newTab.close).toHaveBeenCalledTimes(1);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Status 500');
  },
};

export const BlockedTab: Story = {
  beforeEach: blockTabs,
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await expect(await screen.findByRole('link', { name: 'Open /entities/1' })).toHaveAttribute(
      'href',
      '/entities/1',
    );
    await expect(screen.getByText('The new tab could not be opened.')).toBeVisible();
  },
};
