import { Button } from '@console/ui/Button';
import PanelRight from 'lucide-react/icons/panel-right';
import { useSnapshot } from 'valtio';
import { registerDetails } from './detailsButton.ts';
import { recordSidebarStore, setRecordSidebarOpen } from './recordSidebar.store.ts';

interface DetailsButtonProps {
  /** Called when the pointer or the focus reaches the button. */
  onIntent: () => void;
}

/** A button that opens and closes the sidebar of a record. */
export function DetailsButton({ onIntent }: DetailsButtonProps) {
  const { open } = useSnapshot(recordSidebarStore);
  return (
    <span onPointerEnter={onIntent} onFocus={onIntent}>
      <Button
        ref={registerDetails}
        icon={<PanelRight size={16} />}
        onClick={() => setRecordSidebarOpen(!open)}
      >
        Details
      </Button>
    </span>
  );
}
