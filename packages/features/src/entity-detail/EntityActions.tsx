import type { EntityVersion } from '@console/api/entities/client';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Menu } from '@console/ui/Menu';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadEdit = () => import('../parts/entity-dialog/EntityDialog.tsx');
const loadArchive = () => import('../parts/archive-entity/ArchiveEntityDialog.tsx');
const EntityDialog = lazy(() => loadEdit().then((module) => ({ default: module.EntityDialog })));
const ArchiveEntityDialog = lazy(() =>
  loadArchive().then((module) => ({ default: module.ArchiveEntityDialog })),
);
const preload = () => void Promise.all([loadEdit(), loadArchive()]).catch(() => undefined);

interface EntityActionsProps {
  version: EntityVersion;
}

/**
 * What can be done with an entity. What this person may not do, or not now, stays in the menu and
 * says why.
 */
export function EntityActions({ version }: EntityActionsProps) {
  const [open, setOpen] = useState<'edit' | 'archive'>();
  const close = () => setOpen(undefined);
  const { archived } = version.entity;
  const mayNotEdit = useReasonNotAllowed('entityPage.edit');
  const mayNotArchive = useReasonNotAllowed('entityPage.archive');
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Menu
          label="Entity"
          items={[
            {
              id: 'edit',
              label: 'Edit',
              icon: <Pencil size={16} />,
              disabledReason: mayNotEdit ?? reasonCannotEdit(version.entity),
              onSelect: () => setOpen('edit'),
            },
            archived
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
