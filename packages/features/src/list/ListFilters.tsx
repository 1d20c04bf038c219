import type { FilterSidebar } from '@console/ui/FilterSidebar';
import { ListLayout } from '@console/ui/ListLayout';
import { Suspense, use, type ComponentProps } from 'react';
import { useSnapshot } from 'valtio';
import { layoutStore, setSidebarOpen } from './layout.store.ts';
import { loadFilterSidebar } from './loadFilterSidebar.ts';

type Fields<V extends object> = ComponentProps<typeof FilterSidebar<V>>['fields'];

interface ListFiltersProps<V extends object> {
  list: { filters: V; setFilters: (filters: V) => void; clearFilters: () => void };
  fields: Fields<V>;
}

function Fields<V extends object>({ list, fields }: ListFiltersProps<V>) {
  const sidebar = use(loadFilterSidebar());
  return (
    <sidebar.FilterSidebar
      fields={fields}
      values={list.filters}
      onApply={list.setFilters}
      onReset={list.clearFilters}
    />
  );
}

/** The filters beside the rows; the part of `ListLayout` that `FilterButton` opens and closes. */
export function ListFilters<V extends object>(props: ListFiltersProps<V>) {
  const { sidebarOpen } = useSnapshot(layoutStore);
  return (
    <ListLayout.Sidebar label="Filters" open={sidebarOpen} onClose={() => setSidebarOpen(false)}>
      <Suspense>
        <Fields {...props} />
      </Suspense>
    </ListLayout.Sidebar>
  );
}
