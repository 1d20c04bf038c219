import { meAs, meHandlers } from '@console/mocks/me/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { UnserveItemsButton } from './UnserveItemsButton.tsx';

const meta: Meta<typeof UnserveItemsButton> = {
  title: 'parts/UnserveItemsButton',
  component: UnserveItemsButton,
  args: { scrapeId: 812 },
  decorators: [withSession, withSwr],
  parameters: { role: 'ROLE_SCRAPE_LEAD', msw: { handlers: meHandlers(meAs('ROLE_SCRAPE_LEAD')) } },
};
export default meta;
type Story = StoryObj<typeof UnserveItemsButton>;

const button = () => screen.getByRole('button', { name: 'Unserve Items' });
const enabled = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));

export const Allowed: Story = {
  play: async () => {
    await enabled();
  },
};

export const NotAllowed: Story = {
  parameters: { role: 'ROLE_USER' },
  play: async () => {
    button().focus();
    await waitFor(() =>
      expect(screen.getByText('Your role (User) may not do this.')).toBeVisible(),
    );
  },
};

/** Some blockers answer with a window that is closed already. */
export const WindowBlocked: Story = {
  beforeEach: () => {
    spyOn(window, 'open').mockReturnValue({ closed: true } as unknown as Window);
  },
  play: async () => {
    await enabled();
    await userEvent.click(button());
    await userEvent.click(button());
    await expect(await screen.findByRole('alert')).toHaveTextContent('2 times');
    await expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      '/legacy/admin/scrape_command?command=unserveQueue&scrape_id=812&from_ndx=1',
    );
  },
};
