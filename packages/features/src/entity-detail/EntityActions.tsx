import { useCompanyQueue } from '@console/api/company-queues/client';
import type { EntityVersion } from '@console/api/entities/client';
import { reasonArchived, reasonCannotAddScrape } from '@console/api/entities/detailRules';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { Menu } from '@console/ui/Menu';
import { Archive, ArchiveRestore, Eye, ListPlus, Pencil, Plus, RefreshCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadEdit = () => import('../parts/entity-dialog/EntityDialog.tsx');
const loadArchive = () => import('../parts/archive-entity/ArchiveEntityDialog.tsx');
const EntityDialog = lazy(() => loadEdit().then((module) => ({ default: module.EntityDialog })));
const ArchiveEntityDialog = lazy(() =>
  loadArchive().then((module) => ({ default: module.ArchiveEntityDialog })),
);
const preload = () => void Promise.all([loadEdit(), loadArchive()]).catch(() => undefined);

type Action = 'edit' | 'changeStatus' | 'addToQueue' | 'addToWatchList' | 'archive' | 'addScrape';

/** Why the status of the latest request cannot be changed now. */
function useReasonNoStatusChange(entityId: number): string | undefined {
  const { data: queue } = useCompanyQueue(entityId);
  if (!queue) return 'The queue is not known yet.';
  if (queue.id === null || queue.latest_status === null) return 'There is no queue request.';
  return queue.latest_status === 'review-ready'
    ? 'The request is waiting for data-quality review.'
    : undefined;
}

interface EntityActionsProps {
  version: EntityVersion;
}

/**
 * What can be done with an entity. What this person may not do, or not now, stays in the menu and
 * says why.
 */
export function EntityActions({ version }: EntityActionsProps) {
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  const { entity } = version;
  const mayNotEdit = useReasonNotAllowed('entityPage.edit');
  const mayNotArchive = useReasonNotAllowed('entityPage.archive');
  const mayNotChangeStatus = useReasonNotAllowed('entityPage.changeQueueStatus');
  const mayNotAddToQueue = useReasonNotAllowed('entityPage.addToQueue');
  const mayNotWatch = useReasonNotAllowed('entityPage.addToWatchList');
  const mayNotAddScrape = useReasonNotAllowed('entityPage.addScrape');
  const noStatusChange = useReasonNoStatusChange(entity.id);
  const noScrape = mayNotAddScrape ?? reasonCannotAddScrape(entity);
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
              disabledReason: mayNotEdit ?? reasonCannotEdit(entity),
              onSelect: () => setOpen('edit'),
            },
            { kind: 'separator' },
            {
              id: 'change-status',
              label: 'Change Queue Status',
              icon: <RefreshCcw size={16} />,
              disabledReason: mayNotChangeStatus ?? noStatusChange,
              onSelect: () => setOpen('changeStatus'),
            },
            {
              id: 'add-to-queue',
              label: 'Add to Request Queue',
              icon: <ListPlus size={16} />,
              disabledReason: mayNotAddToQueue ?? reasonArchived(entity),
              onSelect: () => setOpen('addToQueue'),
            },
            {
              id: 'add-to-watch-list',
              label: 'Add to Watch List',
              icon: <Eye size={16} />,
              disabledReason: mayNotWatch ?? reasonArchived(entity),
              onSelect: () => setOpen('addToWatchList'),
            },
            entity.archived
              ? {
                  id: 'unarchive',
                  label: 'Unarchive',
                  icon: <ArchiveRestore size={16} />,
                  disabledReason: mayNotArchive,
                  onSelect: () => setOpen('archive'),
                }
              : {
                  id: 'archive',
                  label: 'Archive',
                  icon: <Archive size={16} />,
                  tone: 'danger',
                  disabledReason: mayNotArchive,
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
      </Suspense>
    </>
  );
}
