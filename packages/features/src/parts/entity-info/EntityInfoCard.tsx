import type { Entity } from '@console/api/entities/schema';
import { Card } from '@console/ui/Card';
import { EntityInfo } from './EntityInfo.tsx';

interface EntityInfoCardProps {
  entity: Entity;
}

/** Entity Info where the page itself waits for the entity. */
export function EntityInfoCard({ entity }: EntityInfoCardProps) {
  return (
    <Card title="Entity Info">
      <EntityInfo entity={entity} />
    </Card>
  );
}
