import type { ScrapeRef } from '@console/api/entities/schema';
import type { Wire } from '../wire.ts';
import type { ScrapeRecord } from './fixtures.ts';

/** A scrape as other resources show it. */
export const toScrapeRef = ({
  id,
  name,
  ats,
  career_portal,
  active,
  archived,
  last_updated,
  ...scrape
}: ScrapeRecord): Wire<ScrapeRef> => ({
  '@id': scrape['@id'],
  '@type': 'Scrape',
  id,
  name,
  ats,
  career_portal,
  active,
  archived,
  last_updated,
});
