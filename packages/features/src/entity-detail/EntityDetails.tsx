import { RecordDetails } from '../parts/record-sidebar/RecordDetails.tsx';
import type { EntityTab } from './tabs.ts';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entityPage.editTags' } as const;

interface EntityDetailsProps {
  entityId: number;
  tab: EntityTab;
}

/** The sidebar that is shown beside every tab of an entity. */
export const EntityDetails = ({ entityId, tab }: EntityDetailsProps) => (
  <RecordDetails
    label="Entity Detail"
    owner={{ entityId }}
    cards={{ entityId, controls: CONTROLS }}
    tab={tab}
  />
);
