import type { Entity } from '@console/api/entities/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { addScrapeBlockReason } from '@console/api/scrape-edit/rules';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';

const loadDialog = () => import('./ScrapeDialog.tsx');
const ScrapeDialog = lazy(() => loadDialog().then((module) => module.ScrapeDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface AddScrapeButtonProps {
  entity: Pick<Entity, 'id' | 'archived' | 'scrapes'>;
}

/**
 * The button "Add Scrape" and its dialog. The chunk of the dialog is fetched when the pointer or
 * the focus reaches the button.
 */
export function AddScrapeButton({ entity }: AddScrapeButtonProps) {
  const [open, setOpen] = useState(false);
  const mayNot = useReasonNotAllowed('entityPage.addScrape');
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          icon={<Plus size={16} />}
          disabledReason={mayNot ?? addScrapeBlockReason(entity)?.message}
          onClick={() => setOpen(true)}
        >
          Add Scrape
        </Button>
      </span>
      {open && (
        <Suspense>
          <ScrapeDialog subject={{ entityId: entity.id }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
