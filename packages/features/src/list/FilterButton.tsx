import { Button } from '@console/ui/Button';
import { ListFilter } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { layoutStore, setSidebarOpen } from './layout.store.ts';

/** Opens and closes the filters of a list. */
export function FilterButton() {
  const { sidebarOpen } = useSnapshot(layoutStore);
  return <Button icon={<ListFilter size={16} />} onClick={() => setSidebarOpen(!sidebarOpen)}>Filter</Button>;
}
