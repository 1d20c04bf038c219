import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';

function Opened() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={(element) => void (element && !element.id && (element.id = 'opener'))}>
        <Button onClick={() => setAnchor(document.getElementById('opener'))}>Views</Button>
      </span>
      <Button>Elsewhere</Button>
      {anchor && (
        <FloatingPanel title="Views" anchor={anchor} onClose={() => setAnchor(null)}>
          {(leave) => <Button onClick={leave}>Done</Button>}
        </FloatingPanel>
      )}
    </>
  );
}

const meta: Meta<typeof Opened> = { title: 'FloatingPanel', component: Opened };
export default meta;

export const OpenedAndClosed: StoryObj<typeof Opened> = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Views' });
    const open = async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: 'Views' })).toBeVisible();
    };
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Views' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(opener).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
    await expect(opener).toHaveFocus();
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await isClosed();
  },
};
