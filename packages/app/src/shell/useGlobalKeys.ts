import type { Role } from '@console/api/roles/rules';
import { bindShortcut, useShortcut } from '@console/features/keys/useShortcut.ts';
import { canSubmitTopForm, submitTopForm } from '@console/ui/Dialog/topDialog.ts';
import { canUndo, undoNewest } from '@console/ui/Notices/notices.store.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { mayOpen } from '../guards/guard.ts';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { isBuilt } from '../routes.tsx';
import { menuItems } from './menuItems.tsx';

function isThere(href: string, role: Role): boolean {
  const match = matchPath(redirectOf(href) ?? href);
  return match !== undefined && isBuilt(match.name) && mayOpen(match, role);
}

/** The dialog listens for Escape itself. */
const native = () => {};

/**
 * The keys that work wherever somebody is signed in: to the pages of the menu that are there, and
 * those of dialogs.
 */
export function useGlobalKeys(role: Role) {
  const [, navigate] = useLocation();
  useShortcut('dialog.submit', submitTopForm, canSubmitTopForm);
  useShortcut('dialog.close', native);
  useShortcut('global.undo', () => void undoNewest(), canUndo);
  useEffect(() => {
    const pages = menuItems(role, '').filter(({ href }) => isThere(href, role));
    const unbind = pages.map(({ href }) => bindShortcut(`global.go${href}`, () => navigate(href)));
    return () => unbind.forEach((stop) => stop());
  }, [role, navigate]);
}
