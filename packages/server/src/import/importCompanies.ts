import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordset, writeRows } from '../db/bulkInsert.ts';
import type { Db } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { entity, entityAlias } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import { urlKey, webAddress } from '../entities/urlKey.ts';
import { noCareerPageTag, noWebsiteTag, type TagCategory } from '../lookups/initialTags.ts';
import { companyAsOf } from './asOf.ts';
import { inBatches, type ImportRun } from './importRun.ts';
import type { JsonRow } from './jsonRows.ts';
import { companySchema, sentenceOf, type CompanyRow } from './rowSchemas.ts';
import { bySize, groupPortals, type ImportedScrape } from './scrapeCatalog.ts';

/**
 * Imports companies as entities with the eid of the file, and their portals as scrapes. It can be
 * repeated.
 */
export async function importCompanies(
  db: Db,
  run: ImportRun,
  rows: AsyncIterable<JsonRow>,
): Promise<void> {
  const seen = new Set<number>();
  for await (const batch of inBatches(rows)) {
    const companies = batch.flatMap((row) => toCompany(row, run, seen));
    await db.transaction(async (tx) => {
      await writeEntities(tx, companies);
      await writeTags(tx, companies);
      await writeAliases(tx, companies);
      await run.catalog.write(tx, companies.flatMap(scrapesOf), run);
    });
    for (const company of companies) run.names.set(company.entity.id, company.entity.companyName);
    run.count('entities', companies.length);
  }
}

const scrapesOf = ({ entity: { id }, portals }: CompanyRows): ImportedScrape[] =>
  portals.map((portal) => ({ ...portal, entityId: id }));

function toCompany({ index, value }: JsonRow, run: ImportRun, seen: Set<number>): CompanyRows[] {
  const parsed = v.safeParse(companySchema, value);
  if (!parsed.success) {
    run.refusals.add(`company ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const name = `company ${index + 1} (eid ${parsed.output.eid}, ${parsed.output.company_name})`;
  if (seen.has(parsed.output.eid)) {
    run.refusals.add(name, 'its eid was used by an earlier company');
    return [];
  }
  seen.add(parsed.output.eid);
  const company = companyRows(companyAsOf(parsed.output, run.now), run.now);
  for (const { reason, detail } of company.adjustments) run.changes.add(name, reason, detail);
  return [company];
}

async function writeEntities(executor: Executor, companies: readonly CompanyRows[]): Promise<void> {
  // The decisions of staff stay: entities that are archived, and entities that cannot be scraped
  // for another reason.
  await writeRows(
    executor,
    entity,
    companies.map((company) => company.entity),
    sql`
    ON CONFLICT (id) DO UPDATE SET company_name = excluded.company_name, url = excluded.url, url_key = excluded.url_key, career_page = excluded.career_page,
      career_page_key = excluded.career_page_key, no_website = excluded.no_website, no_career_page = excluded.no_career_page, ticker = excluded.ticker,
      can_not_scrape_employer = excluded.can_not_scrape_employer
        OR (entity.can_not_scrape_employer AND NOT entity.no_website AND NOT entity.no_career_page),
      version = entity.version + 1, updated_at = now()
    WHERE (entity.company_name, entity.url, entity.career_page, entity.no_website, entity.no_career_page, entity.ticker)
      IS DISTINCT FROM (excluded.company_name, excluded.url, excluded.career_page, excluded.no_website, excluded.no_career_page, excluded.ticker)`,
  );
}

async function writeTags(executor: Executor, companies: readonly CompanyRows[]): Promise<void> {
  const titles = new Map(
    companies.flatMap((company) => company.tags.map((one) => [one.title.toLowerCase(), one])),
  );
  await writeRows(executor, tag, [...titles.values()], sql`ON CONFLICT DO NOTHING`);
  const reasons = companies.map((company) => ({
    entity_id: company.entity.id,
    reason: company.reasonTag,
  }));
  // An entity has one reason tag, and only while it cannot be scraped. A tag that staff has chosen
  // stays.
  await executor.execute(sql`
    DELETE FROM entity_tag USING ${recordset(reasons, 'entity_id int, reason text')}, entity e, tag t
    WHERE entity_tag.entity_id = x.entity_id AND e.id = x.entity_id AND t.id = entity_tag.tag_id AND t.title LIKE 'NS:%'
      AND (NOT e.can_not_scrape_employer OR (t.title IN (${noCareerPageTag}, ${noWebsiteTag}) AND t.title IS DISTINCT FROM x.reason))`);
  const links = companies.flatMap((company) =>
    company.tags.map(({ title }) => ({ entity_id: company.entity.id, title })),
  );
  await executor.execute(sql`
    INSERT INTO entity_tag (entity_id, tag_id)
    SELECT x.entity_id, t.id FROM ${recordset(links, 'entity_id int, title text')} JOIN tag t ON lower(t.title) = lower(x.title)
    WHERE t.title NOT LIKE 'NS:%'
      OR NOT EXISTS (SELECT FROM entity_tag et JOIN tag ns ON ns.id = et.tag_id WHERE et.entity_id = x.entity_id AND ns.title LIKE 'NS:%')
    ON CONFLICT DO NOTHING`);
}

async function writeAliases(executor: Executor, companies: readonly CompanyRows[]): Promise<void> {
  const aliases = companies.flatMap((company) =>
    company.aliases.map((alias) => ({
      entityId: company.entity.id,
      alias,
      type: 'name' as const,
      purpose: 'synonym' as const,
    })),
  );
  await writeRows(executor, entityAlias, aliases, sql`ON CONFLICT DO NOTHING`);
}

const longestTicker = 16;
const longestTag = 120;
const longestAlias = 255;

/** A value of a company that could not be kept. The company itself is imported. */
type Adjustment = { reason: string; detail: string };

function tagsOf(
  company: CompanyRow,
  reason: string | null,
  adjust: (adjustment: Adjustment) => void,
): { title: string; category: TagCategory }[] {
  const kept = new Map<string, { title: string; category: TagCategory }>();
  for (const tag of company.tags) {
    const title = tag.title.trim();
    if (title === '' || title.length > longestTag)
      adjust({
        reason: `a tag was left out: its title is blank or longer than ${longestTag} characters`,
        detail: title,
      });
    else if (/^NS:/i.test(title))
      adjust({
        reason:
          'a reason tag was left out: whether an entity can be scraped follows from its pages',
        detail: title,
      });
    else kept.set(title.toLowerCase(), { title, category: categoryOf(tag.category) });
  }
  if (reason !== null)
    kept.set(reason.toLowerCase(), { title: reason, category: 'cant_be_scraped' });
  return [...kept.values()];
}

const categoryOf = (category: string | null | undefined): TagCategory =>
  category === 'exchange' || category === 'sector_and_industry' || category === 'cant_be_scraped'
    ? category
    : null;

/**
 * Makes the rows of one company. They meet every rule of the entity form, so the entity can be
 * edited.
 */
function companyRows(company: CompanyRow, now: Date) {
  const adjustments: Adjustment[] = [];
  const adjust = (adjustment: Adjustment) => {
    adjustments.push(adjustment);
  };
  const address = (value: string | null, reason: string): string | null => {
    const found = value === null ? null : webAddress(value);
    if (value !== null && found === null) adjust({ reason, detail: value });
    return found;
  };
  const url = address(company.url, 'its website is no web address and was left out');
  const declared = address(
    company.career_page,
    'its career page is no web address and was left out',
  );
  const largest =
    company.portals
      .toSorted(bySize)
      .map((portal) => webAddress(portal.career_portal))
      .find((portal) => portal !== null) ?? null;
  const careerPage = declared ?? largest;
  const isLongTicker = (company.ticker?.length ?? 0) > longestTicker;
  if (isLongTicker)
    adjust({
      reason: `its ticker is longer than ${longestTicker} characters and was left out`,
      detail: company.ticker ?? '',
    });
  const reasonTag = careerPage === null ? noCareerPageTag : url === null ? noWebsiteTag : null;
  const added = company.first_job_date ?? company.last_check ?? now;
  return {
    adjustments,
    reasonTag,
    entity: {
      id: company.eid,
      companyName: company.company_name,
      url,
      urlKey: urlKey(url),
      careerPage,
      careerPageKey: urlKey(careerPage),
      noWebsite: url === null,
      noCareerPage: careerPage === null,
      canNotScrapeEmployer: reasonTag !== null,
      ticker: isLongTicker ? null : company.ticker,
      archived: company.archived,
      archivedDate: company.archived ? (company.last_check ?? now) : null,
      archivedReasonCode: company.archived ? 'employer-no-longer-exists' : null,
      dateAdded: added,
      lastTimeChanged: company.last_check ?? added,
    },
    tags: tagsOf(company, reasonTag, adjust),
    aliases: [...new Set(company.aliases.map((alias) => alias.trim()))].filter(
      (alias) => alias !== '' && alias.length <= longestAlias && alias !== company.company_name,
    ),
    portals: groupPortals(company),
  };
}
type CompanyRows = ReturnType<typeof companyRows>;
