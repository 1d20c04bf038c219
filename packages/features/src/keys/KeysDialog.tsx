import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { isDialogOpen } from '@console/ui/Dialog/topDialog.ts';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { isTyping } from '@console/ui/isTyping.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { activeShortcuts, type KeyContext } from './activeShortcuts.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { keysStore, setSingleKeys } from './keys.store.ts';
import type { Scope } from './shortcuts.ts';
import styles from './KeysDialog.module.css';

const HEADINGS: Readonly<Record<Scope, string>> = {
  dialog: 'In the dialog',
  editor: 'In the code editor',
  review: 'In review mode',
  list: 'On this list',
  global: 'Everywhere',
};

/**
 * The context of the page below this dialog. A menu that has opened the dialog is closing and does
 * not count.
 */
const placeBelow = (): KeyContext => ({
  layer: isDialogOpen() ? 'dialog' : 'page',
  typing: isTyping(document.activeElement),
});

/** Lists the shortcuts that work on the screen below, with a switch for single-key shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useSnapshot(keysStore);
  const [place] = useState(placeBelow);
  const working = activeShortcuts(place, keys);
  const scopes = [...new Set(working.map(({ scope }) => scope))];
  return (
    <Dialog
      title="Keyboard Shortcuts"
      size="md"
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <CheckboxField
        label="Single-key shortcuts"
        name="single_keys"
        value={keys.singleKeys}
        onChange={setSingleKeys}
        help="Turn them off where dictation or assistive software presses letters. Kept in this browser."
      />
      {scopes.map((scope) => (
        <section key={scope} aria-label={HEADINGS[scope]}>
          <h3 className={styles.heading}>{HEADINGS[scope]}</h3>
          <dl className={styles.list}>
            {working
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ id, keys: pressed, description }) => (
                <div key={id} className={styles.line}>
                  <dt>
                    <KeyCaps keys={pressed} />
                  </dt>
                  <dd>{description}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {place.typing ? (
        <p className={styles.note}>While you type, only keys with a modifier work.</p>
      ) : null}
    </Dialog>
  );
}
