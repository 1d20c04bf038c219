import { focusSidebarOnOpen } from '@console/ui/ListLayout';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { layoutStore, setSidebarOpen } from '../../list/layout.store.ts';
import styles from '../quality.module.css';

const NAME = 'Filters';

/**
 * The filters beside the rows, or their name, which opens them. The rows have the room at first,
 * and the sidebar shows "Filters" all the same.
 */
export function FoldingFilters({ filters }: { filters: ReactNode }) {
  const { sidebarOpen } = useSnapshot(layoutStore);
  if (sidebarOpen) return filters;
  const open = () => {
    focusSidebarOnOpen(NAME);
    setSidebarOpen(true);
  };
  return (
    <aside className={styles.folded} aria-label={NAME}>
      <button type="button" onClick={open}>
        {NAME}
      </button>
    </aside>
  );
}
