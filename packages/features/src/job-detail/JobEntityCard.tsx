import { useEntity } from '@console/api/entities/client';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { EntityInfo } from '../parts/entity-info/EntityInfoCard.tsx';

interface JobEntityCardProps {
  entityId: number;
}

export function JobEntityCard({ entityId }: JobEntityCardProps) {
  return (
    <ReadCard title="Entity Info" read={useEntity(entityId)}>
      {({ entity }) => <EntityInfo entity={entity} />}
    </ReadCard>
  );
}
