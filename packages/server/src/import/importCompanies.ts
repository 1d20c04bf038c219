import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { entity, entityAlias } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import { noCareerPageTag, noWebsiteTag } from '../seed/lookups/tags.ts';
import { writeRows, type SqlRunner } from '../seed/rowWriter.ts';
import { companyAsOf } from './asOf.ts';
import { companyRows, type CompanyRows } from './companyRows.ts';
import type { ImportRun } from './importRun.ts';
import { inBatches } from './inBatches.ts';
import { recordset } from './jsonParameter.ts';
import type { FoundRow } from './jsonRows.ts';
import { companySchema, sentenceOf } from './rowSchemas.ts';
import type { WantedScrape } from './scrapeCatalog.ts';

/**
 * Companies become employers under their own eid, their portals scrapes. Repeating it changes only
 * what differs.
 */
export async function importCompanies(
  db: Db,
  run: ImportRun,
  rows: AsyncIterable<FoundRow>,
): Promise<void> {
  const seen = new Set<number>();
  for await (const batch of inBatches(rows)) {
    const companies = batch.flatMap((row) => toCompany(row, run, seen));
    await db.transaction(async (tx) => {
      await writeEntities(tx, companies);
      await writeTags(tx, companies);
      await writeAliases(tx, companies);
      await run.catalog.write(tx, companies.flatMap(wantedScrapes), run);
    });
    for (const company of companies) run.names.set(company.entity.id, company.entity.companyName);
    run.count('employers', companies.length);
  }
}

const wantedScrapes = ({ entity: { id, archived }, portals }: CompanyRows): WantedScrape[] =>
  portals.map((portal) => ({ ...portal, entityId: id, isAtRest: archived }));

function toCompany({ index, value }: FoundRow, run: ImportRun, seen: Set<number>): CompanyRows[] {
  const parsed = v.safeParse(companySchema, value);
  if (!parsed.success) {
    run.refused.add(`company ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const what = `company ${index + 1} (eid ${parsed.output.eid}, ${parsed.output.company_name})`;
  if (seen.has(parsed.output.eid)) {
    run.refused.add(what, 'its eid was used by an earlier company');
    return [];
  }
  seen.add(parsed.output.eid);
  const company = companyRows(companyAsOf(parsed.output, run.now), run.now);
  for (const { reason, detail } of company.adjustments) run.adjusted.add(what, reason, detail);
  return [company];
}

async function writeEntities(tx: SqlRunner, companies: readonly CompanyRows[]): Promise<void> {
  // What staff decided stays: an archived employer, and one that cannot be scraped for another reason than a missing page.
  await writeRows(
    tx,
    entity,
    companies.map((company) => company.entity),
    sql`
    ON CONFLICT (id) DO UPDATE SET company_name = excluded.company_name, url = excluded.url, url_key = excluded.url_key, career_page = excluded.career_page,
      career_page_key = excluded.career_page_key, no_website = excluded.no_website, no_career_page = excluded.no_career_page, ticker = excluded.ticker,
      can_not_scrape_employer = excluded.can_not_scrape_employer
        OR (entity.can_not_scrape_employer AND NOT entity.no_website AND NOT entity.no_career_page),
      version = entity.version + 1
    WHERE (entity.company_name, entity.url, entity.career_page, entity.no_website, entity.no_career_page, entity.ticker)
      IS DISTINCT FROM (excluded.company_name, excluded.url, excluded.career_page, excluded.no_website, excluded.no_career_page, excluded.ticker)`,
  );
}

async function writeTags(tx: SqlRunner, companies: readonly CompanyRows[]): Promise<void> {
  const titles = new Map(
    companies.flatMap((company) => company.tags.map((one) => [one.title.toLowerCase(), one])),
  );
  await writeRows(tx, tag, [...titles.values()], sql`ON CONFLICT DO NOTHING`);
  const reasons = companies.map((company) => ({
    entity_id: company.entity.id,
    reason: company.reasonTag,
  }));
  // An employer has at most one reason tag, and only while it cannot be scraped; one that staff chose stays.
  await tx.execute(sql`
    DELETE FROM entity_tag USING ${recordset(reasons, 'entity_id int, reason text')}, entity e, tag t
    WHERE entity_tag.entity_id = x.entity_id AND e.id = x.entity_id AND t.id = entity_tag.tag_id AND t.title LIKE 'NS:%'
      AND (NOT e.can_not_scrape_employer OR (t.title IN (${noCareerPageTag}, ${noWebsiteTag}) AND t.title IS DISTINCT FROM x.reason))`);
  const links = companies.flatMap((company) =>
    company.tags.map(({ title }) => ({ entity_id: company.entity.id, title })),
  );
  await tx.execute(sql`
    INSERT INTO entity_tag (entity_id, tag_id)
    SELECT x.entity_id, t.id FROM ${recordset(links, 'entity_id int, title text')} JOIN tag t ON lower(t.title) = lower(x.title)
    WHERE t.title NOT LIKE 'NS:%'
      OR NOT EXISTS (SELECT FROM entity_tag et JOIN tag ns ON ns.id = et.tag_id WHERE et.entity_id = x.entity_id AND ns.title LIKE 'NS:%')
    ON CONFLICT DO NOTHING`);
}

async function writeAliases(tx: SqlRunner, companies: readonly CompanyRows[]): Promise<void> {
  const aliases = companies.flatMap((company) =>
    company.aliases.map((alias) => ({
      entityId: company.entity.id,
      alias,
      type: 'name' as const,
      purpose: 'synonym' as const,
    })),
  );
  await writeRows(tx, entityAlias, aliases, sql`ON CONFLICT DO NOTHING`);
}
