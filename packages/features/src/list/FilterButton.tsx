import { Button } from '@console/ui/Button';
import { ListFilter } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useFilterKey } from '../keys/useListKeys.ts';
import { isSidebarUndecided, layoutStore, setSidebarOpen } from './layout.store.ts';
import { loadFilterSidebar } from './loadFilterSidebar.ts';

const preload = () => void loadFilterSidebar().catch(() => undefined);

interface FilterButtonProps {
  /** Something else stands in the place of the filters: takes it away, and the filters are there. */
  uncover?: () => void;
}

/**
 * Opens and closes the filters of a list; their script is fetched when the pointer or the focus
 * arrives. The first press never closes filters that opened by themselves: it was meant to show
 * them.
 */
export function FilterButton({ uncover }: FilterButtonProps) {
  const { sidebarOpen } = useSnapshot(layoutStore);
  const isOpen = sidebarOpen && uncover === undefined;
  const setOpen = (open: boolean) => {
    uncover?.();
    setSidebarOpen(open);
  };
  useFilterKey(isOpen, setOpen);
  return (
    <span onPointerEnter={preload} onFocus={preload}>
      <Button
        icon={<ListFilter size={16} />}
        onClick={() => setOpen(!isOpen || isSidebarUndecided())}
      >
        Filter
      </Button>
    </span>
  );
}
