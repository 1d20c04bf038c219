import { Button } from '@console/ui/Button';
import { ListLayout } from '@console/ui/ListLayout';
import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense, type ComponentProps } from 'react';
import { useSnapshot } from 'valtio';
import { useFilterKey } from '../keys/useFilterKey.ts';
import { FilterSidebar } from './filterSidebarScript.ts';
import { layoutStore, setSidebarOpen } from './layout.store.ts';

const preload = () => void FilterSidebar.load();

interface FilterButtonProps {
  /** Closes the panel that covers the filters. */
  uncover?: () => void;
}

/** Opens and closes the filters of a list. Their chunk is preloaded on intent. */
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
      <Button icon={<ListFilter size={16} />} onClick={() => setOpen(!isOpen)}>
        Filter
      </Button>
    </span>
  );
}

type Fields<V extends object> = ComponentProps<typeof FilterSidebar<V>>['fields'];

interface ListFiltersProps<V extends object> {
  list: { filters: V; setFilters: (filters: V) => void; clearFilters: () => void };
  fields: Fields<V>;
}

/** The filters of a list, for any place on a page. */
export function FilterFields<V extends object>({ list, fields }: ListFiltersProps<V>) {
  return (
    <Suspense>
      <FilterSidebar
        fields={fields}
        values={list.filters}
        onApply={list.setFilters}
        onReset={list.clearFilters}
      />
    </Suspense>
  );
}

/** The filters beside the rows. `FilterButton` opens and closes them. */
export function ListFilters<V extends object>(props: ListFiltersProps<V>) {
  const { sidebarOpen } = useSnapshot(layoutStore);
  return (
    <ListLayout.Sidebar label="Filters" open={sidebarOpen} onClose={() => setSidebarOpen(false)}>
      <FilterFields {...props} />
    </ListLayout.Sidebar>
  );
}
