import { useCompanyQueue } from '@console/api/company-queues/client';
import { reasonNoStatusChange, reasonNotRequestable } from '@console/api/company-queues/rules';
import type { EntityVersion } from '@console/api/entities/client';
import { reasonArchived } from '@console/api/entities/detailRules';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { addScrapeBlockReason } from '@console/api/scrape-edit/rules';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { Menu } from '@console/ui/Menu';
import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense, useState } from 'react';

const EntityDialog = lazy(() =>
  import('../parts/entity-dialog/EntityDialog.tsx').then((it) => it.EntityDialog),
);
const ArchiveEntityDialog = lazy(() =>
  import('../parts/archive-entity/ArchiveEntityDialog.tsx').then((it) => it.ArchiveEntityDialog),
);
const ChangeStatusDialog = lazy(() =>
  import('../parts/queue/ChangeStatusDialog.tsx').then((it) => it.ChangeStatusDialog),
);
const AddQueueRequestDialog = lazy(() =>
  import('../parts/queue/AddQueueRequestDialog.tsx').then((it) => it.AddQueueRequestDialog),
);
const AddToWatchListDialog = lazy(() =>
  import('../parts/queue/AddToWatchListDialog.tsx').then((it) => it.AddToWatchListDialog),
);
const ScrapeDialog = lazy(() =>
  import('../parts/scrape-dialog/ScrapeDialog.tsx').then((it) => it.ScrapeDialog),
);
const DIALOGS = [
  EntityDialog,
  ArchiveEntityDialog,
  ChangeStatusDialog,
  AddQueueRequestDialog,
  AddToWatchListDialog,
  ScrapeDialog,
];
const preload = () => DIALOGS.forEach((dialog) => dialog.preload());

type Action = 'edit' | 'changeStatus' | 'addToQueue' | 'addToWatchList' | 'archive' | 'addScrape';

interface EntityActionsProps {
  version: EntityVersion;
  /** True when the entity has been deleted on the server. */
  isGone: boolean;
}

/**
 * The actions on an entity. An action that the role or the state does not allow stays in the menu,
 * disabled with its reason.
 */
export function EntityActions({ version, isGone }: EntityActionsProps) {
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  const { entity } = version;
  const mayNotEdit = useReasonNotAllowed('entityPage.edit');
  const mayNotArchive = useReasonNotAllowed('entityPage.archive');
  const mayNotChangeStatus = useReasonNotAllowed('entityPage.changeQueueStatus');
  const mayNotAddToQueue = useReasonNotAllowed('entityPage.addToQueue');
  const mayNotWatch = useReasonNotAllowed('entityPage.addToWatchList');
  const mayNotAddScrape = useReasonNotAllowed('entityPage.addScrape');
  const { data: queue } = useCompanyQueue(entity.id);
  const noStatusChange = queue ? reasonNoStatusChange(queue) : 'The queue is not known yet.';
  const gone = isGone ? 'The entity has been deleted.' : undefined;
  const noScrape = mayNotAddScrape ?? gone ?? addScrapeBlockReason(entity)?.message;
  return (
    <>
      <Button
        icon={<Plus size={16} />}
        disabledReason={noScrape}
        onClick={() => setOpen('addScrape')}
      >
        Add Scrape
      </Button>
      <span onPointerEnter={preload} onFocus={preload}>
        <Menu
          label="Entity"
          items={[
            {
              id: 'edit',
              label: 'Edit',
              icon: <Pencil size={16} />,
              disabledReason: mayNotEdit ?? gone ?? reasonCannotEdit(entity),
              onSelect: () => setOpen('edit'),
            },
            { kind: 'separator' },
            {
              id: 'change-status',
              label: 'Change Queue Status',
              icon: <RefreshCw size={16} />,
              disabledReason: mayNotChangeStatus ?? gone ?? noStatusChange,
              onSelect: () => setOpen('changeStatus'),
            },
            {
              id: 'add-to-queue',
              label: 'Add to Request Queue',
              icon: <ListPlus size={16} />,
              disabledReason: mayNotAddToQueue ?? gone ?? reasonNotRequestable(entity),
              onSelect: () => setOpen('addToQueue'),
            },
            {
              id: 'add-to-watch-list',
              label: 'Add to Watch List',
              icon: <Eye size={16} />,
              disabledReason: mayNotWatch ?? gone ?? reasonArchived(entity),
              onSelect: () => setOpen('addToWatchList'),
            },
            entity.archived
              ? {
                  id: 'unarchive',
                  label: 'Unarchive',
                  icon: <Archive size={16} />,
                  disabledReason: mayNotArchive ?? gone,
                  onSelect: () => setOpen('archive'),
                }
              : {
                  id: 'archive',
                  label: 'Archive',
                  icon: <Archive size={16} />,
                  tone: 'danger',
                  disabledReason: mayNotArchive ?? gone,
                  onSelect: () => setOpen('archive'),
                },
            {
              id: 'add-scrape',
              label: 'Add Scrape',
              icon: <Plus size={16} />,
              disabledReason: noScrape,
              onSelect: () => setOpen('addScrape'),
            },
          ]}
        >
          Actions
        </Menu>
      </span>
      <Suspense>
        {open === 'edit' && <EntityDialog variant="full" version={version} onClose={close} />}
        {open === 'archive' && <ArchiveEntityDialog version={version} onClose={close} />}
        {open === 'changeStatus' && queue && <ChangeStatusDialog queue={queue} onClose={close} />}
        {open === 'addToQueue' && <AddQueueRequestDialog entity={entity} onClose={close} />}
        {open === 'addToWatchList' && <AddToWatchListDialog entity={entity} onClose={close} />}
        {open === 'addScrape' && <ScrapeDialog subject={{ entityId: entity.id }} onClose={close} />}
      </Suspense>
    </>
  );
}
