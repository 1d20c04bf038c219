import type { ReactNode } from 'react';

export interface MenuAction {
  kind?: 'action';
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Why it cannot be chosen now. It stays in the list and says so. */
  disabledReason?: string;
  onSelect: () => void;
}

export type MenuItem = MenuAction | { kind: 'separator' };
