import { csvInstant } from '@console/api/core/hydra/csv';
import { seconds } from '@console/api/core/hydra/envelope';
import { entityCsvColumns } from '@console/api/entities/list';
import { sql } from 'drizzle-orm';
import { entity, entityTag } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import type { CsvDefinition } from '../hydra/csvExport.ts';
import { anyOf } from '../hydra/filters.ts';
import { qualified } from '../hydra/qualified.ts';

const tagTitles = qualified(sql<
  string | null
>`SELECT string_agg(${tag.title}, '; ' ORDER BY ${entityTag.id})
  FROM ${entityTag} JOIN ${tag} ON ${tag.id} = ${entityTag.tagId} WHERE ${entityTag.entityId} = ${entity.id}`);

/** GET /entities/csv. */
export const entityCsv: CsvDefinition = {
  fileName: 'entities',
  header: entityCsvColumns,
  async load(session, ids) {
    const rows = await session
      .select({
        id: entity.id,
        name: entity.companyName,
        url: entity.url,
        careerPage: entity.careerPage,
        numJobs: entity.numJobs,
        tags: tagTitles,
        tier: entity.tierLevel,
        dateAdded: entity.dateAdded,
        archived: entity.archived,
      })
      .from(entity)
      .where(anyOf(entity.id, ids));
    return rows.map(({ id, ...row }) => ({
      id,
      cells: [
        id,
        row.name,
        row.url,
        row.careerPage,
        row.numJobs,
        row.tags,
        row.tier,
        csvInstant(seconds(row.dateAdded)),
        row.archived ? 'Archived' : 'Active',
      ],
    }));
  },
};
