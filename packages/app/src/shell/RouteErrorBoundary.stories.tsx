import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PageLoadError } from '../pages/loadPage.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

function BrokenPage({ error }: { error: unknown }) {
  return (
    <RouteErrorBoundary resetKey="/entities">
      <Broken error={error} />
    </RouteErrorBoundary>
  );
}

const meta = { title: 'Shell/RouteErrorBoundary', component: BrokenPage } satisfies Meta<
  typeof BrokenPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenWithAMessage: Story = {
  args: { error: new Error('The table has no columns.') },
  parameters: { covers: ['A-SHL-024', 'A-SHL-025'] },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: 'Oops, Sorry, an unexpected error has occurred' }),
    ).toBeVisible();
    await expect(screen.getByText('The table has no columns.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

export const BrokenWithoutAMessage: Story = {
  args: { error: new Error() },
  parameters: { covers: ['A-SHL-024', 'A-SHL-026'] },
  play: async () => {
    await expect(screen.getByText('Unknown error')).toBeVisible();
  },
};

export const BrokenWithoutAnError: Story = {
  args: { error: { odd: true } },
  parameters: { covers: ['A-SHL-026'] },
  play: async () => {
    await expect(screen.getByText('Unknown error')).toBeVisible();
  },
};

/** The script of a page could not be loaded: a new version was deployed, or the network failed. */
export const PageDidNotLoad: Story = {
  args: { error: new PageLoadError(new TypeError('Failed to fetch')) },
  play: async () => {
    await expect(screen.getByText(/could not be loaded/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  },
};
