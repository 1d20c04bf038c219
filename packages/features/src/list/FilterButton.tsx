import { Button } from '@console/ui/Button';
import { ListFilter } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useFilterKey } from '../keys/useFilterKey.ts';
import { layoutStore, setSidebarOpen } from './layout.store.ts';
import { loadFilterSidebar } from './loadFilterSidebar.ts';

const preload = () => void loadFilterSidebar().catch(() => undefined);

/** Opens and closes the filters of a list; their script is fetched when the pointer or the focus arrives. */
export function FilterButton() {
  const { sidebarOpen } = useSnapshot(layoutStore);
  useFilterKey(sidebarOpen, setSidebarOpen);
  return (
    <span onPointerEnter={preload} onFocus={preload}>
      <Button icon={<ListFilter size={16} />} onClick={() => setSidebarOpen(!sidebarOpen)}>Filter</Button>
    </span>
  );
}
