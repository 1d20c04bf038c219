import { scrapeCsvColumns } from '@console/api/scrapes/list';
import { eq } from 'drizzle-orm';
import { entity } from '../db/schema/entities.ts';
import { ats, settingOption } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { CsvDefinition } from '../hydra/csvExport.ts';
import { anyOf } from '../hydra/filters.ts';
import { onSiteType } from './scrapeMember.ts';

const stages = { idle: 'Idle', parsing: 'Parsing', spidering: 'Spidering' } as const;

/** GET /scrapes/csv. */
export const scrapeCsv: CsvDefinition = {
  fileName: 'scrapes',
  header: scrapeCsvColumns,
  async load(session, ids) {
    const rows = await session
      .select({
        id: scrape.id,
        entityId: scrape.entityId,
        companyName: entity.companyName,
        name: scrape.name,
        url: entity.url,
        careerPage: entity.careerPage,
        careerPortal: scrape.careerPortal,
        numJobs: scrape.numJobs,
        withoutLocations: scrape.percentageWithoutLocations,
        active: scrape.active,
        archived: scrape.archived,
        status: scrape.status,
        ats: ats.name,
        siteType: scrape.siteType,
        siteTypeLabel: settingOption.label,
      })
      .from(scrape)
      .innerJoin(entity, eq(entity.id, scrape.entityId))
      .leftJoin(ats, eq(ats.id, scrape.atsId))
      .leftJoin(settingOption, onSiteType)
      .where(anyOf(scrape.id, ids));
    return rows.map((row) => ({
      id: row.id,
      cells: [
        row.entityId,
        row.companyName,
        row.id,
        row.name,
        row.url,
        row.careerPage,
        row.careerPortal,
        row.numJobs,
        row.withoutLocations,
        row.active ? 'Automatic' : 'Manual',
        row.archived ? 'Archived' : 'Active',
        stages[row.status],
        row.ats,
        row.siteTypeLabel ?? String(row.siteType),
      ],
    }));
  },
};
