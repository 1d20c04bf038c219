import type { Role } from '@console/api/roles/rules';
import { pageShortcut, recordShortcut } from '@console/features/keys/shortcuts.ts';
import { bindShortcut, useShortcut } from '@console/features/keys/useShortcut.ts';
import { canSubmitTopForm, submitTopForm } from '@console/ui/Dialog/topDialog.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { menuOf, recordPages } from '../pages/links.ts';
import { isThere } from '../pages/mayOpen.ts';
import { canUndoLast, undoLast } from './outbox/undoLast.ts';

/** The dialog handles Escape itself; the binding only lists it in the help. */
const native = () => {};

/**
 * Binds the global shortcuts: those of dialogs, Undo, and those that open a page of the menu or a
 * record by its number.
 */
export function useGlobalKeys(role: Role) {
  const [, navigate] = useLocation();
  useShortcut('dialog.submit', submitTopForm, canSubmitTopForm);
  useShortcut('dialog.close', native);
  useShortcut('global.undo', () => void undoLast(), canUndoLast);
  useEffect(() => {
    const pages = menuOf(role).filter(({ href }) => isThere(href, role));
    const unbind = pages.map(({ href, label, keys }) =>
      bindShortcut(pageShortcut(href, label, keys), () => navigate(href)),
    );
    const records = recordPages.filter(({ href }) => isThere(`${href}/1`, role));
    unbind.push(
      ...records.map(({ href, noun, key }) =>
        bindShortcut(recordShortcut(href, noun, key), (id) =>
          // If the keys before the number have opened the list, its history entry is replaced.
          navigate(`${href}/${id}`, { replace: pages.some((page) => page.href === href) }),
        ),
      ),
    );
    return () => unbind.forEach((stop) => stop());
  }, [role, navigate]);
}
