import { useMe } from '@console/api/me/client';
import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { Dialog } from '@console/ui/Dialog';
import { useState } from 'react';
import { changedMeanwhile } from '../form/refusal.ts';
import { userLabel } from '../parts/people/userLabel.ts';
import { savedSettings, type CodeBuffer, type Part } from './codeBuffer.ts';
import type { SaveConflict } from './mergeBuffer.ts';
import { PartChanges, SettingChanges } from './PartChanges.tsx';
import { partLabel } from './partText.ts';
import styles from './CodeEditorPage.module.css';

/** Who last saved a code of the newest version, and when in Unix seconds. */
const lastSave = ({ buffer }: SaveConflict, part: Exclude<Part, 'settings'>) => {
  const { scrape } = buffer.base;
  return part === 'spider'
    ? { user: scrape.spider_user, at: scrape.spider_last_date_modified }
    : { user: scrape.parser_user, at: scrape.parser_last_date_modified };
};

/**
 * Whether the signed-in person was the last one to save the part. It is false for the settings,
 * because the server does not say who saved them.
 */
const isOwnSave = (conflict: SaveConflict, part: Part, me: number | undefined): boolean =>
  part !== 'settings' && me !== undefined && lastSave(conflict, part).user?.id === me;

/**
 * Says who last saved a part, and when. The settings have no time of their own, so the sentence of
 * the refusal is used: it names the person who changed the scrape.
 */
function lastSaved(conflict: SaveConflict, part: Part, me: number | undefined): string {
  if (part === 'settings') return changedMeanwhile(conflict.detail);
  const { user, at } = lastSave(conflict, part);
  const when = at === null ? '' : ` on ${formatMinute(at)}`;
  return isOwnSave(conflict, part, me)
    ? `You saved it yourself${when}, for example in another tab or window.`
    : `${user ? userLabel(user) : 'Somebody'} saved it${when}.`;
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
  /** A part of the result of `useSaveCode`. */
  saving: {
    pending: boolean;
    keepMine: () => Promise<CodeBuffer | undefined>;
    closeConflict: () => void;
  };
  theme: string;
  onLoadTheirs: () => void;
  /** Called when the text of the signed-in person has been saved. */
  onKept: (saved: CodeBuffer) => void;
}

/** Asks what to do when another person has changed the same code or setting since this page read it. */
export function ConflictDialog({
  conflict,
  saving,
  theme,
  onLoadTheirs,
  onKept,
}: ConflictDialogProps) {
  const [open, setOpen] = useState(false);
  const me = useMe().data?.id;
  const { buffer, conflicts, status } = conflict;
  const keep = async () => {
    const saved = await saving.keepMine();
    if (saved) onKept(saved);
  };
  return (
    <Dialog
      title={
        conflicts.every((part) => isOwnSave(conflict, part, me))
          ? 'You saved another version'
          : 'Somebody saved first'
      }
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
      <p>
        Nothing of yours is lost. These parts were changed here, and another version of them was
        saved meanwhile {status}:
      </p>
      <ul>
        {conflicts.map((part) => (
          <li key={part}>
            {partLabel(part, buffer)}: {lastSaved(conflict, part, me)}
          </li>
        ))}
      </ul>
      {open ? (
        <div ref={keepFocusInDialog} className={styles.diffs}>
          <PartChanges buffer={buffer} parts={conflicts} savedLabel="Theirs" theme={theme} />
        </div>
      ) : (
        <>
          <p>
            Keep mine saves the text of this page over the saved one at once. Load theirs puts the
            saved text into the editor and keeps the one of this page as a draft.
          </p>
          {conflicts.includes('settings') ? (
            <>
              <p>Keep mine changes these saved settings:</p>
              <SettingChanges before={savedSettings(buffer.base.scrape)} after={buffer.settings} />
            </>
          ) : null}
        </>
      )}
    </Dialog>
  );
}
