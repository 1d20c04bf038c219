import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { Dialog } from '@console/ui/Dialog';
import { useState } from 'react';
import { changedMeanwhile } from '../form/refusal.ts';
import { userLabel } from '../parts/people/userLabel.ts';
import type { CodeBuffer, Part } from './codeBuffer.ts';
import { PartChanges } from './PartChanges.tsx';
import { partLabel } from './partText.ts';
import type { SaveCodeState, SaveConflict } from './useSaveCode.ts';
import styles from './CodeEditorPage.module.css';

/**
 * Who saved a part last, and when. Settings have no time of their own: for them the refusal names
 * who changed the scrape.
 */
function lastSaved({ buffer: { base }, detail }: SaveConflict, part: Part): string {
  if (part === 'settings') return changedMeanwhile(detail);
  const { scrape } = base;
  const [user, at] =
    part === 'spider'
      ? [scrape.spider_user, scrape.spider_last_date_modified]
      : [scrape.parser_user, scrape.parser_last_date_modified];
  return `${user ? userLabel(user) : 'Somebody'} saved it${at === null ? '' : ` on ${formatMinute(at)}`}.`;
}

/** A ref for the diff: when the diff is removed while it has the focus, the dialog keeps the focus. */
function keepFocusInDialog(diff: HTMLElement | null) {
  const body = diff?.parentElement;
  return () => {
    if (diff?.contains(document.activeElement)) body?.focus();
  };
}

interface ConflictDialogProps {
  conflict: SaveConflict;
  saving: SaveCodeState;
  theme: string;
  onLoadTheirs: () => void;
  /** Called when this person's own text has been saved. */
  onKept: (saved: CodeBuffer) => void;
}

/** A colleague has changed the same code or setting since this page read it. */
export function ConflictDialog({
  conflict,
  saving,
  theme,
  onLoadTheirs,
  onKept,
}: ConflictDialogProps) {
  const [open, setOpen] = useState(false);
  const { buffer, conflicts } = conflict;
  const keep = async () => {
    const saved = await saving.keepMine();
    if (saved) onKept(saved);
  };
  return (
    <Dialog
      title="Somebody saved first"
      size={open ? 'lg' : 'md'}
      onClose={open ? () => setOpen(false) : saving.closeConflict}
      footer={
        <>
          <Button onClick={saving.closeConflict}>Cancel</Button>
          <Button onClick={() => setOpen(!open)}>{open ? 'Hide diff' : 'View diff'}</Button>
          <Button onClick={onLoadTheirs}>Load theirs</Button>
          <Button tone="primary" pending={saving.pending} onClick={() => void keep()}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Nothing of yours is lost. These parts were changed by you and by a colleague:</p>
      <ul>
        {conflicts.map((part) => (
          <li key={part}>
            {partLabel(part, buffer)}: {lastSaved(conflict, part)}
          </li>
        ))}
      </ul>
      {open ? (
        <div ref={keepFocusInDialog} className={styles.diffs}>
          <PartChanges buffer={buffer} parts={conflicts} savedLabel="Theirs" theme={theme} />
        </div>
      ) : (
        <p>
          Keep mine saves your text over theirs at once. Load theirs puts their text into the editor
          and keeps yours as a draft.
        </p>
      )}
    </Dialog>
  );
}
