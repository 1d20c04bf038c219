import { EntityPage } from '@console/features/entity-detail/EntityPage';
import type { PageProps } from '../navigation/routePaths.ts';

/** Another entity is another page: nothing of the last one may linger. */
export default function EntityRoute({ params }: PageProps) {
  return <EntityPage key={params.entityId} entityId={Number(params.entityId)} />;
}
