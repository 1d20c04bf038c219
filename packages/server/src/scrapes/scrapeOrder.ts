import type { SortKeyOf } from '@console/api/core/list';
import type { scrapesWithoutJobsList } from '@console/api/scrapes/list';
import { eq, sql } from 'drizzle-orm';
import { entity } from '../db/schema/entities.ts';
import { ats, settingOption } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { OrderKey } from '../hydra/listDefinition.ts';
import { onSiteType } from './scrapeMember.ts';

export type ScrapeOrderKey = SortKeyOf<typeof scrapesWithoutJobsList>;

/**
 * The join is an inner one, so that the planner may walk an index of the entities and stop at the
 * end of the page.
 */
const withEntity = sql`JOIN ${entity} ON ${eq(entity.id, scrape.entityId)}`;
const withAts = sql`LEFT JOIN ${ats} ON ${eq(ats.id, scrape.atsId)}`;
const withSiteType = sql`LEFT JOIN ${settingOption} ON ${onSiteType}`;

/**
 * The sort keys of the lists of whole scrapes: GET /scrapes with its code search, scrapes without
 * jobs, and Manual scrapes.
 */
export const scrapeOrderKeys: Readonly<Record<ScrapeOrderKey, OrderKey>> = {
  entity_id: scrape.entityId,
  'entity.company_name': { by: entity.companyName, join: withEntity },
  id: scrape.id,
  name: scrape.name,
  'entity.url': { by: entity.url, join: withEntity },
  'entity.career_page': { by: entity.careerPage, join: withEntity },
  career_portal: scrape.careerPortal,
  num_jobs: scrape.numJobs,
  percentage_without_locations: scrape.percentageWithoutLocations,
  active: scrape.active,
  archived: scrape.archived,
  status: scrape.status,
  ats: { by: ats.name, join: withAts, nullable: true },
  site_type_label: { by: settingOption.label, join: withSiteType, nullable: true },
  last_updated: scrape.lastUpdated,
};
