import { useEntity } from '@console/api/entities/client';
import { ArchiveEntityDialog } from '../../parts/archive-entity/ArchiveEntityDialog.tsx';

interface ArchiveWatchedEntityProps {
  entityId: number;
  onClose: () => void;
}

/** Archives the entity of a row. The dialog opens once the entity has been read. */
export function ArchiveWatchedEntity({ entityId, onClose }: ArchiveWatchedEntityProps) {
  const { data: version } = useEntity(entityId);
  return version ? <ArchiveEntityDialog version={version} onClose={onClose} /> : null;
}
