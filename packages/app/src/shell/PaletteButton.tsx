import { sessionStore } from '@console/api/core/session/session.store';
import type { Me } from '@console/api/me/schema';
import { ON_MAC } from '@console/features/keys/onMac.ts';
import { useShortcut } from '@console/features/keys/useShortcut.ts';
import { forgetAllRecords } from '@console/features/parts/records/recentKey.ts';
import { Button } from '@console/ui/Button';
import { isDialogOpen } from '@console/ui/Dialog/topDialog.ts';
import { IconButton } from '@console/ui/IconButton';
import { showError } from '@console/ui/Notices/notices.store.ts';
import Search from 'lucide-react/icons/search';
import { createElement, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { OpenPalette } from './OpenPalette.tsx';

const LABEL = `Search or jump (${ON_MAC ? '⌘' : 'Ctrl'} K)`;

/** The palette component once it has loaded. */
let Loaded: typeof OpenPalette | undefined;
/** True while the palette loads after a person has opened it. */
let isComing = false;
const load = async () => (Loaded ??= (await import('./OpenPalette.tsx')).OpenPalette);
const preload = () => void load().catch(() => undefined);

/**
 * Buffers typed keys while the palette loads, so that the page does not get them. The returned
 * function stops the buffering and returns the text, or undefined after Escape.
 */
function holdKeys(): () => string | undefined {
  let text: string | undefined = '';
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || text === undefined) return;
    if (key === 'Escape') text = undefined;
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', hold, true);
  return () => {
    removeEventListener('keydown', hold, true);
    return text;
  };
}

const always = () => true;
/** The palette does not open over a dialog, whose input would be lost. */
const isFree = () => !isDialogOpen();

/** Removes the recently opened records when the person signs out, in this or another tab. */
function useForgottenRecords(userId: number) {
  useEffect(
    () =>
      subscribe(
        sessionStore,
        () => {
          if (sessionStore.state === 'loggedOut') forgetAllRecords(userId);
        },
        true,
      ),
    [userId],
  );
}

/** The button that opens the palette, and its shortcut, which toggles it. */
export function PaletteButton({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const [palette, setPalette] = useState<{ View: typeof OpenPalette; typed: string }>();
  useForgottenRecords(me.id);
  const close = () => setPalette(undefined);
  const open = () => {
    if (Loaded) {
      setPalette({ View: Loaded, typed: '' });
      return;
    }
    if (isComing) return;
    isComing = true;
    const endHold = holdKeys();
    void load()
      .then(
        (View) => {
          const typed = endHold();
          if (typed !== undefined && !isDialogOpen()) setPalette({ View, typed });
        },
        () => {
          endHold();
          showError({ title: 'The search could not be loaded. The network may be down.' });
        },
      )
      .finally(() => {
        isComing = false;
      });
  };
  useShortcut('global.palette', palette ? close : open, palette ? always : isFree);
  return (
    <div onPointerEnter={preload}>
      {collapsed ? (
        <IconButton label={LABEL} icon={<Search size={16} />} onClick={open} />
      ) : (
        <Button tone="ghost" icon={<Search size={16} />} onClick={open}>
          {LABEL}
        </Button>
      )}
      {palette && createElement(palette.View, { me, typed: palette.typed, onClose: close })}
    </div>
  );
}
