import type { useToggleCombo } from '@console/api/scrape-code/client';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { Suspense, useState } from 'react';
import { dirtyParts, openBuffer, type CodeBuffer } from './codeBuffer.ts';
import type { ChangeBuffer } from './useCodeBuffer.ts';

const ChangeTypeDialog = lazy(() =>
  import('./dialogs.ts').then((module) => module.ChangeTypeDialog),
);

interface TypeToggleProps {
  /** Nothing can be typed while the toggle is pending. */
  toggle: ReturnType<typeof useToggleCombo>;
  /** Returns the buffer with everything that was typed. */
  current: () => CodeBuffer;
  change: ChangeBuffer;
  isCombo: boolean;
  disabledReason?: string;
  /** Why the changes cannot be saved first. */
  saveReason?: string;
  /** Opens the save dialog. When everything is saved, `after` is called with the saved buffer. */
  onSave: (after: (saved: CodeBuffer) => void) => void;
}

/**
 * Turns spider and parser into a combo, or a combo into spider and parser. When there are unsaved
 * changes, a dialog asks first.
 */
export function TypeToggle({
  toggle,
  current,
  change,
  isCombo,
  disabledReason,
  saveReason,
  onSave,
}: TypeToggleProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const run = async ({ base: { scrape, etag } } = current()) => {
    close();
    const values = { is_combo: !isCombo };
    const answer = await toggle.trigger({ id: scrape.id, values, etag });
    if (!answer) return;
    change((now) => openBuffer(answer, now));
    showSuccess('Scrape type setting has been updated.');
  };
  const press = () => {
    if (dirtyParts(current()).length > 0) setAsking(true);
    else void run();
  };
  return (
    <>
      <Button pending={toggle.pending} disabledReason={disabledReason} onClick={press}>
        {isCombo ? 'Change to Parser/Spider' : 'Change to Combo'}
      </Button>
      <Suspense>
        {asking ? (
          <ChangeTypeDialog
            onStay={close}
            onDiscard={() => void run()}
            onSave={() => {
              close();
              onSave((saved) => void run(saved));
            }}
            saveReason={saveReason}
          />
        ) : null}
      </Suspense>
    </>
  );
}
