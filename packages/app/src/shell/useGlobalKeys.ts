import type { Role } from '@console/api/roles/rules';
import type { PageWithNumber } from '@console/features/keys/shortcuts.ts';
import { bindShortcut, useShortcut } from '@console/features/keys/useShortcut.ts';
import { canUndoLast, undoLast } from '@console/features/parts/outbox/undoLast.ts';
import { canSubmitTopForm, submitTopForm } from '@console/ui/Dialog/topDialog.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mayOpen } from '../guards/guard.ts';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { isBuilt } from '../routes.tsx';
import { menuItems } from './menuItems.tsx';

/** Those that are opened by their number. */
const RECORDS: readonly PageWithNumber[] = ['/entities', '/scrapes', '/jobs', '/queue-requests'];

/** Whether this address is a screen that is there and open to the role. */
export function isThere(href: string, role: Role): boolean {
  const match = matchPath(redirectOf(href) ?? href);
  return match !== undefined && isBuilt(match.name) && mayOpen(match, role);
}

/** The dialog listens for Escape itself. */
const native = () => {};

/**
 * The keys that work wherever somebody is signed in: to the pages of the menu that are there, to
 * records by their number, and those of dialogs.
 */
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
          // The keys before the number have led to the list, which is no stop of its own.
          navigate(`${href}/${id}`, { replace: lists.includes(href) }),
        ),
      ),
    );
    return () => unbind.forEach((stop) => stop());
  }, [role, navigate]);
}
