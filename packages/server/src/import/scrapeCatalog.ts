import { sql } from 'drizzle-orm';
import { recordset, writeRows } from '../db/bulkInsert.ts';
import type { Executor } from '../db/executor.ts';
import { ats } from '../db/schema/people.ts';
import { scrapeCode } from '../db/schema/scrapes.ts';
import { webAddress } from '../entities/urlKey.ts';
import { applicantSystemLabel } from '../lookups/applicantSystems.ts';
import { siteType } from '../lookups/optionLists.ts';
import type { CompanyRow, PortalRow } from './rowSchemas.ts';

/** All portals of an entity with the same applicant system. They become one scrape. */
export type PortalGroup = {
  ats: string;
  name: string;
  siteType: number;
  careerPortal: string | null;
  active: boolean;
  lastCheck: Date | null;
  /** The number of open jobs in the file, or null when the file does not say it. */
  openJobs: number | null;
};

export type ImportedScrape = PortalGroup & { entityId: number };

type PipelineClock = { now: Date; newestCheck: Date };

/** The name of an imported scrape. */
export const scrapeName = (companyName: string, ats: string): string =>
  `${companyName} ${applicantSystemLabel(ats)}`;

/** Portals of these kinds become automatic scrapes. All others become manual ones. */
const runnable = new Set(['ats-hosted', 'aggregator', 'employer-hosted']);

/** Orders portals by size, largest first. */
export const bySize = (one: PortalRow, other: PortalRow): number => other.num_jobs - one.num_jobs;

/** Groups the portals of a company by applicant system. */
export function groupPortals(company: CompanyRow): PortalGroup[] {
  return [...new Set(company.portals.map((portal) => portal.ats))].map((ats) => {
    const portals = company.portals.filter((portal) => portal.ats === ats);
    const open = portals.map((portal) => portal.active_jobs ?? null);
    const checks = portals.flatMap((portal) => portal.last_check?.getTime() ?? []);
    return {
      ats,
      name: scrapeName(company.company_name, ats),
      siteType: portals.some((portal) => portal.site_kind === 'aggregator')
        ? siteType.jobBoard
        : siteType.corporate,
      careerPortal:
        portals
          .toSorted(bySize)
          .map((portal) => webAddress(portal.career_portal))
          .find((address) => address !== null) ?? null,
      active: portals.some((portal) => runnable.has(portal.site_kind ?? '')),
      lastCheck: checks.length === 0 ? null : new Date(Math.max(...checks)),
      openJobs: open.includes(null)
        ? null
        : open.reduce<number>((sum, jobs) => sum + (jobs ?? 0), 0),
    };
  });
}

const archiveAfterMs = 180 * 24 * 3_600_000;

/**
 * The date of archiving. Only a scrape without open jobs that nobody has visited for half a year
 * has one.
 */
function archivedDate(
  { openJobs, lastCheck }: ImportedScrape,
  newestCheck: Date,
): Date | undefined {
  if (openJobs !== 0 || lastCheck === null) return undefined;
  return newestCheck.getTime() - lastCheck.getTime() > archiveAfterMs ? lastCheck : undefined;
}

const keyOf = (entityId: number, system: string): string => `${entityId}|${system}`;

/** Finds and writes the scrapes of an import. Each entity has one scrape for each applicant system. */
export class ScrapeCatalog {
  readonly #ids: Map<string, number>;

  private constructor(ids: Map<string, number>) {
    this.#ids = ids;
  }

  static async load(executor: Executor): Promise<ScrapeCatalog> {
    const { rows } = await executor.execute<{ id: number; entity_id: number; name: string }>(sql`
      SELECT min(s.id) AS id, s.entity_id, a.name FROM scrape s JOIN ats a ON a.id = s.ats_id GROUP BY s.entity_id, a.name`);
    return new ScrapeCatalog(new Map(rows.map((row) => [keyOf(row.entity_id, row.name), row.id])));
  }

  find(entityId: number, system: string): number | undefined {
    return this.#ids.get(keyOf(entityId, system));
  }

  /** Creates missing scrapes, and updates the name, site type, portal and last visit of the others. */
  async write(
    executor: Executor,
    scrapes: readonly ImportedScrape[],
    clock: PipelineClock,
  ): Promise<void> {
    await writeRows(
      executor,
      ats,
      [...new Set(scrapes.map((one) => one.ats))].map((name) => ({ name })),
      sql`ON CONFLICT DO NOTHING`,
    );
    const missing = scrapes.filter((one) => this.find(one.entityId, one.ats) === undefined);
    const known = scrapes.flatMap((one) => {
      const id = this.find(one.entityId, one.ats);
      return id === undefined
        ? []
        : [
            {
              id,
              name: one.name,
              site_type: one.siteType,
              career_portal: one.careerPortal,
              last_check: one.lastCheck,
            },
          ];
    });
    await this.#update(executor, known);
    await this.#create(executor, missing, clock);
  }

  async #update(executor: Executor, known: readonly object[]): Promise<void> {
    if (known.length === 0) return;
    // Only edits raise the version. A new visit of the pipeline is not an edit
    // (docs/contract.md#versions).
    await executor.execute(sql`
      UPDATE scrape SET name = x.name, site_type = x.site_type, career_portal = x.career_portal, spider_last_ran = x.last_check,
        last_updated = greatest(last_updated, x.last_check),
        version = version + ((scrape.name, scrape.site_type, scrape.career_portal) IS DISTINCT FROM (x.name, x.site_type, x.career_portal))::int,
        updated_at = CASE WHEN (scrape.name, scrape.site_type, scrape.career_portal) IS DISTINCT FROM (x.name, x.site_type, x.career_portal) THEN now() ELSE updated_at END
      FROM ${recordset(known, 'id int, name text, site_type smallint, career_portal text, last_check timestamptz')}
      WHERE scrape.id = x.id
        AND (scrape.name, scrape.site_type, scrape.career_portal, scrape.spider_last_ran) IS DISTINCT FROM (x.name, x.site_type, x.career_portal, x.last_check)`);
  }

  async #create(
    executor: Executor,
    missing: readonly ImportedScrape[],
    clock: PipelineClock,
  ): Promise<void> {
    if (missing.length === 0) return;
    const rows = missing.map((one) => {
      const archived = archivedDate(one, clock.newestCheck);
      return {
        entity_id: one.entityId,
        name: one.name,
        ats: one.ats,
        site_type: one.siteType,
        career_portal: one.careerPortal,
        spider_last_ran: one.lastCheck,
        at: one.lastCheck ?? clock.now,
        archived_date: archived,
        active: one.active && archived === undefined,
      };
    });
    const { rows: created } = await executor.execute<{
      id: number;
      entity_id: number;
      ats: string;
    }>(sql`
      INSERT INTO scrape (entity_id, name, ats_id, site_type, career_portal, active, method, update_method, proxy_service, specific_host, spider_frequency,
        status, status_date, spider_last_ran, date_added, last_updated, archived, archived_date, archived_reason_code)
      SELECT x.entity_id, x.name, a.id, x.site_type, x.career_portal, x.active, 'none', 'full', 'none', 'any', 24,
        'idle', x.at, x.spider_last_ran, x.at, x.at, x.archived_date IS NOT NULL, x.archived_date,
        CASE WHEN x.archived_date IS NOT NULL THEN 'career-portal-not-available' END
      FROM ${recordset(
        rows,
        `entity_id int, name text, ats text, site_type smallint, career_portal text, active boolean, spider_last_ran timestamptz, at timestamptz,
        archived_date timestamptz`,
      )}
      JOIN ats a ON a.name = x.ats
      RETURNING id, entity_id, (SELECT name FROM ats WHERE id = ats_id) AS ats`);
    for (const row of created) this.#ids.set(keyOf(row.entity_id, row.ats), row.id);
    // The files hold no code, so each scrape has the two empty scripts of a new one.
    await writeRows(
      executor,
      scrapeCode,
      created.flatMap(({ id }) => [
        { scrapeId: id, codeType: 'spider' as const, code: '', modified: clock.now, userId: null },
        { scrapeId: id, codeType: 'parser' as const, code: '', modified: clock.now, userId: null },
      ]),
      sql`ON CONFLICT DO NOTHING`,
    );
  }
}
