import { lazy, Suspense, type ComponentProps } from 'react';
import { ListFilters } from '../../list/ListFilters.tsx';

const EntitySidebar = lazy(() =>
  import('../../parts/entity-sidebar/EntitySidebar.tsx').then((module) => ({
    default: module.EntitySidebar,
  })),
);

interface QualitySidebarProps<V extends object> extends ComponentProps<typeof ListFilters<V>> {
  /** The active row's employer and scrape; undefined while no row is active. */
  shown: { entity: { id: number }; scrape?: { id: number } | null } | undefined;
  onClose: () => void;
}

/** Beside the rows: the filters, or "Entity Detail" while a row is active. */
export function QualitySidebar<V extends object>({
  shown,
  onClose,
  ...filters
}: QualitySidebarProps<V>) {
  if (!shown) return <ListFilters {...filters} />;
  return (
    <Suspense>
      <EntitySidebar entityId={shown.entity.id} scrapeId={shown.scrape?.id} onClose={onClose} />
    </Suspense>
  );
}
