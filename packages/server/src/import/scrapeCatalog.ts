import { sql } from 'drizzle-orm';
import { ats } from '../db/schema/people.ts';
import { scrapeCode } from '../db/schema/scrapes.ts';
import { writeRows, type SqlRunner } from '../seed/rowWriter.ts';
import type { PortalGroup } from './companyRows.ts';
import { recordset } from './jsonParameter.ts';

export type WantedScrape = PortalGroup & { entityId: number };

const keyOf = (entityId: number, system: string): string => `${entityId}|${system}`;

/** Which scrape an employer has for an applicant system: one each, found again when the import is repeated. */
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

  /** Creates the scrapes that are missing, each with two empty scripts, and brings name, site type and portal of the others up to date. */
  async write(tx: SqlRunner, wanted: readonly WantedScrape[], now: Date): Promise<void> {
    await writeRows(tx, ats, [...new Set(wanted.map((one) => one.ats))].map((name) => ({ name })), sql`ON CONFLICT DO NOTHING`);
    const missing = wanted.filter((one) => this.find(one.entityId, one.ats) === undefined);
    const known = wanted.flatMap((one) => {
      const id = this.find(one.entityId, one.ats);
      return id === undefined ? [] : [{ id, name: one.name, site_type: one.siteType, career_portal: one.careerPortal, last_check: one.lastCheck }];
    });
    await this.#update(tx, known);
    await this.#create(tx, missing, now);
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

  async #create(tx: SqlRunner, missing: readonly WantedScrape[], now: Date): Promise<void> {
    if (missing.length === 0) return;
    const rows = missing.map((one) => ({
      entity_id: one.entityId, name: one.name, ats: one.ats, site_type: one.siteType, career_portal: one.careerPortal, active: one.active,
      spider_last_ran: one.lastCheck, at: one.lastCheck ?? now,
    }));
    const { rows: created } = await tx.execute<{ id: number; entity_id: number; ats: string }>(sql`
      INSERT INTO scrape (entity_id, name, ats_id, site_type, career_portal, active, method, update_method, proxy_service, specific_host, spider_frequency,
        status_date, spider_last_ran, date_added, last_updated)
      SELECT x.entity_id, x.name, a.id, x.site_type, x.career_portal, x.active, 'none', 'full', 'none', 'any', 24, x.at, x.spider_last_ran, x.at, x.at
      FROM ${recordset(rows, 'entity_id int, name text, ats text, site_type smallint, career_portal text, active boolean, spider_last_ran timestamptz, at timestamptz')}
      JOIN ats a ON a.name = x.ats
      RETURNING id, entity_id, (SELECT name FROM ats WHERE id = ats_id) AS ats`);
    for (const row of created) this.#ids.set(keyOf(row.entity_id, row.ats), row.id);
    await writeRows(tx, scrapeCode, created.flatMap(({ id }) => [
      { scrapeId: id, codeType: 'spider' as const, code: '', modified: now, userId: null },
      { scrapeId: id, codeType: 'parser' as const, code: '', modified: now, userId: null },
    ]), sql`ON CONFLICT DO NOTHING`);
  }
}
