import type { Role } from '@console/api/roles/rules';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { AddEntityButton } from './AddEntityButton.tsx';

const meta: Meta<typeof AddEntityButton> = {
  title: 'parts/AddEntityButton',
  component: AddEntityButton,
  decorators: [withSession, withSwr, withRouter],
  args: { action: 'entityList.addEntity', variant: 'full' },
  parameters: { address: '/entities', role: 'ROLE_ADMIN', msw: { handlers: allHandlers() } },
};
export default meta;
type Story = StoryObj<typeof AddEntityButton>;

const button = () => screen.getByRole('button', { name: 'Add Entity' });

export const DialogOpened: Story = {
  play: async () => {
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button());
    await expect(await screen.findByRole('dialog', { name: 'Add' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button()).toHaveFocus();
  },
};

const asRole = (role: Role): Story => ({
  parameters: { role },
  play: async () => {
    const may = role !== 'ROLE_USER';
    await waitFor(() =>
      may
        ? expect(button()).not.toHaveAttribute('aria-disabled')
        : expect(button()).toHaveAttribute('aria-disabled', 'true'),
    );
    button().focus();
    if (!may)
      await waitFor(() =>
        expect(screen.getByRole('tooltip')).toHaveTextContent('Your role (User) may not do this.'),
      );
  },
});
export const AsUser: Story = asRole('ROLE_USER');
export const AsDataQuality: Story = asRole('ROLE_DQ');
