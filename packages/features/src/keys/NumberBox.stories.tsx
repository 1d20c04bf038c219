import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { keysStore } from './keys.store.ts';
import { NumberBox } from './NumberBox.tsx';
import { recordShortcut } from './shortcuts.ts';
import { bindShortcut } from './useShortcut.ts';

const SCRAPES = recordShortcut('/scrapes', 'a scrape', 's');

const meta: Meta<typeof NumberBox> = {
  title: 'features/keys/NumberBox',
  component: NumberBox,
  beforeEach: () => {
    const unbind = bindShortcut(SCRAPES, () => {});
    return () => {
      unbind();
      keysStore.number = undefined;
    };
  },
};
export default meta;
type Story = StoryObj<typeof NumberBox>;

const typed = (digits: string) => () => {
  keysStore.number = { id: SCRAPES.id, digits };
};

export const NumberTyped: Story = {
  beforeEach: typed('512'),
  play: async () => {
    await expect(await screen.findByText('512')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Open a scrape by its number: 512');
    await expect(screen.getByRole('status')).toHaveTextContent(/Enter opens, Esc\w* closes$/);
  },
};

/** It shows all that was typed, and says why Enter does nothing. */
export const TooLarge: Story = {
  beforeEach: typed('123456789012345678901'),
  play: async () => {
    await expect(await screen.findByText('123456789012345678901')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(
      /The largest number is 2147483647\. Esc\w* closes$/,
    );
  },
};
