import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { attacks } from '../RichTextView/attacks.ts';
import { keepFocusOfNotices } from './keepFocus.ts';
import { closeError, noticesStore, showError, showSuccess } from './notices.store.ts';
import { Notices } from './Notices.tsx';

const meta = {
  component: Notices,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Notices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: { covers: ['A-SHL-022'] },
  play: async () => {
    showSuccess('Acme has been added.');
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent('Acme has been added.');
    const { left, right, top } = toast.getBoundingClientRect();
    await expect(
      Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2),
    ).toBeLessThan(2);
    await expect(top).toBeLessThan(40);
  },
};

export const SuccessWithUndo: Story = {
  play: async () => {
    const undo = fn(async () => undefined);
    showSuccess('Acme has been changed.', undefined, undo);
    const button = await screen.findByRole('button', { name: 'Undo' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Undone.'));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
};

export const OneError: Story = {
  play: async () => {
    showError({ title: 'An error occurred', detail: 'Internal Server Error' });
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('An error occurred');
    await expect(notice).toHaveTextContent('Internal Server Error');
    await userEvent.click(within(notice).getByRole('button', { name: 'Close notice' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(noticesStore.history.map(({ title }) => title)).toEqual(['An error occurred']);
  },
};

const Page = () => {
  const [isShown, setIsShown] = useState(true);
  return (
    <main>
      <section aria-label="Notes">
        {isShown && <button type="button">Actions</button>}
        <button type="button" onClick={() => setIsShown(!isShown)}>
          Move
        </button>
      </section>
      <Notices />
    </main>
  );
};
const button = (name: string) => screen.findByRole('button', { name });

/** The focus goes back where it came from when the notice that holds it leaves. */
export const ClosedByKeyboard: Story = {
  beforeEach: keepFocusOfNotices,
  render: Page,
  play: async ({ step }) => {
    const press = async (name: string) => {
      const pressed = await button(name);
      pressed.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pressed).not.toBeInTheDocument());
    };
    await step('after Undo', async () => {
      (await button('Actions')).focus();
      showSuccess('Note has been pinned.', undefined, async () => undefined);
      await press('Undo');
      await waitFor(async () => expect(await button('Actions')).toHaveFocus());
    });
    await step('after Close, and when the cause is gone', async () => {
      showError({ title: 'An error occurred' });
      await press('Close notice');
      await waitFor(async () => expect(await button('Actions')).toHaveFocus());
      showError({ title: 'An error occurred' });
      (await button('Close notice')).focus();
      closeError({ title: 'An error occurred', detail: undefined });
      await waitFor(async () => expect(await button('Actions')).toHaveFocus());
    });
    await step('to what was around it, when that leaves as well', async () => {
      showError({ title: 'An error occurred' });
      await press('Close notice');
      await waitFor(async () => expect(await button('Actions')).toHaveFocus());
      (await button('Move')).click();
      await waitFor(() => expect(screen.getByRole('region', { name: 'Notes' })).toHaveFocus());
    });
    await step('to the page, when nothing had it', async () => {
      await userEvent.click(document.body);
      showSuccess('Note has been pinned.', undefined, async () => undefined);
      await press('Undo');
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
    await step('but stays where the person moved it', async () => {
      (await button('Move')).focus();
      showError({ title: 'An error occurred' });
      const close = await button('Close notice');
      close.focus();
      await userEvent.click(document.body);
      closeError({ title: 'An error occurred', detail: undefined });
      await waitFor(() => expect(close).not.toBeInTheDocument());
      await expect(document.body).toHaveFocus();
    });
  },
};

/** A notice disappears when its cause is gone, and stays in the history. */
export const ErrorWhoseCauseIsGone: Story = {
  play: async () => {
    showError({ title: 'An error occurred', detail: 'URL not valid' });
    showError({ title: 'An error occurred', detail: 'Internal Server Error' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    closeError({ title: 'An error occurred', detail: 'URL not valid' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await expect(screen.getByRole('alert')).toHaveTextContent('Internal Server Error');
    await expect(noticesStore.history).toHaveLength(2);
  },
};

export const ErrorWithAWayOut: Story = {
  play: async () => {
    showError({
      title: 'The window was blocked.',
      link: { label: 'Open it in a new tab', href: '/elsewhere', newTab: true },
    });
    const link = within(await screen.findByRole('alert')).getByRole('link', {
      name: 'Open it in a new tab',
    });
    await expect(link).toHaveAttribute('href', '/elsewhere');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const SameErrorTwice: Story = {
  play: async () => {
    showError({ title: 'An error occurred', detail: 'Internal Server Error' });
    showError({ title: 'An error occurred', detail: 'Internal Server Error' });
    showError({ title: 'An error occurred', detail: 'Something else' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await expect(screen.getAllByRole('alert')[0]).toHaveTextContent('2 times');
  },
};

export const MarkupInAMessage: Story = {
  play: async () => {
    showError({ title: '<b>Bold</b>', detail: `${'long'.repeat(200)} שלום` });
    await expect(await screen.findByText('<b>Bold</b>')).toBeVisible();
  },
};

/** A toast and a notice have names and sentences of others in them. */
export const HostileNames: Story = {
  play: async ({ canvasElement }) => {
    for (const text of attacks) {
      showSuccess(text.slice(0, 200));
      showError({ title: text.slice(0, 200), detail: text.slice(0, 500) });
    }
    const [newest = ''] = attacks.slice(-1);
    await screen.findAllByText((_words, element) => element?.textContent === newest.slice(0, 200));
    await expect(
      canvasElement.ownerDocument.querySelector(
        ':is([role="alert"], [role="status"]) :is(script, img, iframe, form, input, a, video)',
      ),
    ).toBeNull();
  },
};
