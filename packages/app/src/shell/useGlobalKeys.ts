import type { Role } from '@console/api/roles/rules';
import type { PageWithNumber } from '@console/features/keys/shortcuts.ts';
import { bindShortcut, useShortcut } from '@console/features/keys/useShortcut.ts';
import { canSubmitTopForm, submitTopForm } from '@console/ui/Dialog/topDialog.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mayOpen } from '../guards/guard.ts';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { isBuilt } from '../routes.tsx';
import { menuItems } from './menuItems.tsx';
import { canUndoLast, undoLast } from './outbox/undoLast.ts';

/** The paths of records that open by number. */
const RECORDS: readonly PageWithNumber[] = ['/entities', '/scrapes', '/jobs', '/queue-requests'];

/** Whether a path leads to a built screen that the role may open. */
export function isThere(href: string, role: Role): boolean {
  const match = matchPath(redirectOf(href) ?? href);
  return match !== undefined && isBuilt(match.name) && mayOpen(match, role);
}

/** The dialog handles Escape itself; the binding only lists it in the help. */
const native = () => {};

/** Binds the global shortcuts: to the pages of the menu, to records by number, and those of dialogs. */
export function useGlobalKeys(role: Role) {
  const [, navigate] = useLocation();
  useShortcut('dialog.submit', submitTopForm, canSubmitTopForm);
  useShortcut('dialog.close', native);
  useShortcut('global.undo', () => void undoLast(), canUndoLast);
  useEffect(() => {
    const pages = menuItems(role, '').filter(({ href }) => isThere(href, role));
    const unbind = pages.map(({ href }) => bindShortcut(`global.go${href}`, () => navigate(href)));
    const lists: readonly string[] = pages.map(({ href }) => href);
    const records = RECORDS.filter((href) => isThere(`${href}/1`, role));
    unbind.push(
      ...records.map((href) =>
        bindShortcut(`global.open${href}`, (id) =>
          // Replaces the history entry of the list, to which the keys before the number have
          // navigated.
          navigate(`${href}/${id}`, { replace: lists.includes(href) }),
        ),
      ),
    );
    return () => unbind.forEach((stop) => stop());
  }, [role, navigate]);
}
