import type { Scrape } from '@console/api/scrapes/schema';
import { RecordDetails } from '../parts/record-sidebar/RecordDetails.tsx';
import type { ScrapeTab } from './tabs.ts';

const CONTROLS = { edit: 'entitySidebar.editInfo', editTags: 'entitySidebar.editTags' } as const;

interface ScrapeDetailsProps {
  scrape: Pick<Scrape, 'id' | 'entity_id'>;
  tab: ScrapeTab;
}

/** The sidebar that is shown beside every tab of a scrape. */
export const ScrapeDetails = ({ scrape: { id, entity_id: entityId }, tab }: ScrapeDetailsProps) => (
  <RecordDetails
    label="Scrape Detail"
    owner={{ scrapeId: id }}
    cards={{ entityId, scrapeId: id, noticesElsewhere: true, controls: CONTROLS }}
    tab={tab}
  />
);
