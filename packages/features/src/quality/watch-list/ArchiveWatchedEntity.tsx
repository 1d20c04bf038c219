import { useEntity } from '@console/api/entities/client';
import { ArchiveEntityDialog } from '../../parts/archive-entity/ArchiveEntityDialog.tsx';

interface ArchiveWatchedEntityProps {
  entityId: number;
  onClose: () => void;
}

/** Archives the employer of a row. The dialog comes as soon as the employer is there as it is now. */
export function ArchiveWatchedEntity({ entityId, onClose }: ArchiveWatchedEntityProps) {
  const { data: version } = useEntity(entityId);
  return version ? <ArchiveEntityDialog version={version} onClose={onClose} /> : null;
}
