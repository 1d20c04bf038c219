import { EntityCards } from '../parts/entity-sidebar/EntityCards.tsx';
import { RecordSidebar, type RecordPanel } from '../parts/record-sidebar/RecordSidebar.tsx';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entityPage.editTags' } as const;

interface EntityDetailsProps {
  entityId: number;
}

/** What stands beside every tab of an entity. */
export function EntityDetails({ entityId }: EntityDetailsProps) {
  const panels: readonly RecordPanel[] = [
    {
      id: 'overview',
      label: 'Overview',
      content: <EntityCards entityId={entityId} controls={CONTROLS} />,
    },
  ];
  return <RecordSidebar label="Entity Detail" panels={panels} />;
}
