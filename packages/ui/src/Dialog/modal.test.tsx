// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** Presses Escape in a layout effect, before the dialog is painted. */
function Hasty({ onClose }: { onClose: () => void }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  }, []);
  return (
    <Dialog title="Shown" onClose={onClose}>
      Text
    </Dialog>
  );
}

it('a dialog handles Escape from its first frame on', () => {
  const onClose = vi.fn<() => void>();
  render(<Hasty onClose={onClose} />);
  expect(onClose).toHaveBeenCalledOnce();
});
