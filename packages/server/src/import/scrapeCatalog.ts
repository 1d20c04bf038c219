import { sql } from 'drizzle-orm';
import { ats } from '../db/schema/people.ts';
import { scrapeCode } from '../db/schema/scrapes.ts';
import { writeRows, type SqlRunner } from '../seed/rowWriter.ts';
import type { PortalGroup } from './companyRows.ts';
import type { ImportRun } from './importRun.ts';
import { recordset } from './jsonParameter.ts';
import { conditionOf } from './scrapeCondition.ts';
import { writeTroubles } from './scrapeTroubles.ts';

/** `isAtRest`: nothing happens to the scrapes of an archived employer any more. */
export type WantedScrape = PortalGroup & { entityId: number; isAtRest: boolean };

type PipelineClock = Pick<ImportRun, 'now' | 'newestCheck'>;

const keyOf = (entityId: number, system: string): string => `${entityId}|${system}`;

/**
 * Which scrape an employer has for an applicant system: one each, found again when the import is
 * repeated.
 */
export class ScrapeCatalog {
  readonly #ids: Map<string, number>;

  private constructor(ids: Map<string, number>) {
    this.#ids = ids;
  }

  static async load(db: SqlRunner): Promise<ScrapeCatalog> {
    const { rows } = await db.execute<{ id: number; entity_id: number; name: string }>(sql`
      SELECT min(s.id) AS id, s.entity_id, a.name FROM scrape s JOIN ats a ON a.id = s.ats_id GROUP BY s.entity_id, a.name`);
    return new ScrapeCatalog(new Map(rows.map((row) => [keyOf(row.entity_id, row.name), row.id])));
  }

  find(entityId: number, system: string): number | undefined {
    return this.#ids.get(keyOf(entityId, system));
  }

  /**
   * Creates the scrapes that are missing, each with two empty scripts, and brings name, site type
   * and portal of the others up to date.
   */
  async write(tx: SqlRunner, wanted: readonly WantedScrape[], clock: PipelineClock): Promise<void> {
    await writeRows(
      tx,
      ats,
      [...new Set(wanted.map((one) => one.ats))].map((name) => ({ name })),
      sql`ON CONFLICT DO NOTHING`,
    );
    const missing = wanted.filter((one) => this.find(one.entityId, one.ats) === undefined);
    const known = wanted.flatMap((one) => {
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
    await this.#update(tx, known);
    await this.#create(tx, missing, clock);
  }

  async #update(tx: SqlRunner, known: readonly object[]): Promise<void> {
    if (known.length === 0) return;
    // The version tells of edits that a form must not overwrite; that the pipeline ran again is none (contract 2.7).
    await tx.execute(sql`
      UPDATE scrape SET name = x.name, site_type = x.site_type, career_portal = x.career_portal, spider_last_ran = x.last_check,
        last_updated = greatest(last_updated, x.last_check),
        version = version + ((scrape.name, scrape.site_type, scrape.career_portal) IS DISTINCT FROM (x.name, x.site_type, x.career_portal))::int
      FROM ${recordset(known, 'id int, name text, site_type smallint, career_portal text, last_check timestamptz')}
      WHERE scrape.id = x.id
        AND (scrape.name, scrape.site_type, scrape.career_portal, scrape.spider_last_ran) IS DISTINCT FROM (x.name, x.site_type, x.career_portal, x.last_check)`);
  }

  async #create(
    tx: SqlRunner,
    missing: readonly WantedScrape[],
    clock: PipelineClock,
  ): Promise<void> {
    if (missing.length === 0) return;
    const conditions = new Map(
      missing.map((one) => [keyOf(one.entityId, one.ats), conditionOf(one, clock.newestCheck)]),
    );
    const rows = missing.map((one) => {
      const found = conditions.get(keyOf(one.entityId, one.ats));
      return {
        entity_id: one.entityId,
        name: one.name,
        ats: one.ats,
        site_type: one.siteType,
        career_portal: one.careerPortal,
        spider_last_ran: one.lastCheck,
        at: one.lastCheck ?? clock.now,
        ...found?.columns,
        active: one.active && found?.condition !== 'archived',
      };
    });
    const { rows: created } = await tx.execute<{ id: number; entity_id: number; ats: string }>(sql`
      INSERT INTO scrape (entity_id, name, ats_id, site_type, career_portal, active, method, update_method, proxy_service, specific_host, spider_frequency,
        status, status_date, spider_last_ran, date_added, last_updated, archived, archived_date, archived_reason_code, broken_since, underrun_timestamp, items_in_queue)
      SELECT x.entity_id, x.name, a.id, x.site_type, x.career_portal, x.active, 'none', 'full', 'none', 'any', 24,
        coalesce(x.status, 'idle'), coalesce(x.status_date, x.at), x.spider_last_ran, x.at, x.at, x.archived_date IS NOT NULL, x.archived_date, x.archived_reason_code,
        x.broken_since, x.underrun_timestamp, coalesce(x.items_in_queue, 0)
      FROM ${recordset(
        rows,
        `entity_id int, name text, ats text, site_type smallint, career_portal text, active boolean, spider_last_ran timestamptz, at timestamptz,
        status text, status_date timestamptz, archived_date timestamptz, archived_reason_code text, broken_since timestamptz, underrun_timestamp timestamptz, items_in_queue int`,
      )}
      JOIN ats a ON a.name = x.ats
      RETURNING id, entity_id, (SELECT name FROM ats WHERE id = ats_id) AS ats`);
    for (const row of created) this.#ids.set(keyOf(row.entity_id, row.ats), row.id);
    // The scripts are written when all scrapes are known; until then each has the two empty ones of a new scrape.
    await writeRows(
      tx,
      scrapeCode,
      created.flatMap(({ id }) => [
        { scrapeId: id, codeType: 'spider' as const, code: '', modified: clock.now, userId: null },
        { scrapeId: id, codeType: 'parser' as const, code: '', modified: clock.now, userId: null },
      ]),
      sql`ON CONFLICT DO NOTHING`,
    );
    await writeTroubles(
      tx,
      created.flatMap(({ id, entity_id: entityId, ats: system }) => {
        const found = conditions.get(keyOf(entityId, system));
        return found === undefined ? [] : [{ id, entityId, found }];
      }),
    );
  }
}
