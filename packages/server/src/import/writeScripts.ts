import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { scrapeCodeHistory } from '../db/schema/scrapes.ts';
import { phpCode } from '../seed/phpCode.ts';
import { Random } from '../seed/random.ts';
import { writeRows } from '../seed/rowWriter.ts';
import { recordset } from './jsonParameter.ts';

const scrapesPerTransaction = 250;
const shortest = 36;

type BareScrape = {
  id: number;
  entity_id: number;
  employer: string;
  ats: string | null;
  portal: string | null;
  at: number;
};

/**
 * Scrapes that nobody touched and that have no script yet; one that staff made in the console has
 * its events.
 */
const bareScrapes = (after: number) => sql`
  SELECT s.id, s.entity_id, e.company_name AS employer, a.name AS ats, s.career_portal AS portal, extract(epoch FROM s.date_added)::float8 AS at
  FROM scrape s JOIN entity e ON e.id = s.entity_id LEFT JOIN ats a ON a.id = s.ats_id
  WHERE s.id > ${after}
    AND EXISTS (SELECT FROM scrape_code c WHERE c.scrape_id = s.id) AND NOT EXISTS (SELECT FROM scrape_code c WHERE c.scrape_id = s.id AND c.code <> '')
    AND NOT EXISTS (SELECT FROM scrape_code_history h WHERE h.scrape_id = s.id) AND NOT EXISTS (SELECT FROM event_log l WHERE l.scrape_id = s.id)
  ORDER BY s.id LIMIT ${scrapesPerTransaction}`;

/** Mostly a screen or two, a few that grew over years: the same for the same employer and system. */
function scriptsOf({ id, entity_id: entityId, employer, ats, portal, at }: BareScrape) {
  return (['spider', 'parser'] as const).map((codeType) => {
    const random = Random.at(1, 'script', entityId, ats ?? '', codeType);
    const lines = random.chance(0.002)
      ? 1500
      : random.skewed(shortest, random.chance(0.04) ? 1200 : 150, 2.5);
    return {
      scrape_id: id,
      code_type: codeType,
      code: phpCode(codeType, random, { employer, ats, portal }, lines),
      modified: new Date(at * 1000),
    };
  });
}

/**
 * Gives every imported scrape its two scripts, as the first version of their history. What somebody
 * wrote is not touched.
 *
 * @param onProgress told how much is done (0 to 1) and how many scripts were written
 */
export async function writeScripts(
  db: Db,
  onProgress: (share: number, scripts: number) => void,
): Promise<void> {
  const { rows: counted } = await db.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM scrape`,
  );
  const total = Math.max(1, counted[0]?.found ?? 1) * 2;
  let written = 0;
  for (let last = 0; ;) {
    const { rows } = await db.execute<BareScrape>(bareScrapes(last));
    const scripts = rows.flatMap(scriptsOf);
    last = rows.at(-1)?.id ?? last;
    if (scripts.length === 0) return onProgress(1, written);
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        UPDATE scrape_code SET code = x.code, modified = x.modified
        FROM ${recordset(scripts, 'scrape_id int, code_type text, code text, modified timestamptz')}
        WHERE scrape_code.scrape_id = x.scrape_id AND scrape_code.code_type = x.code_type`);
      await writeRows(
        tx,
        scrapeCodeHistory,
        scripts.map(({ scrape_id: scrapeId, code_type: codeType, code, modified }) => ({
          scrapeId,
          codeType,
          idx: 1,
          code,
          reasonCode: 'new_scrape',
          userId: null,
          modified,
        })),
        sql`ON CONFLICT DO NOTHING`,
      );
    });
    written += scripts.length;
    onProgress(written / total, written);
  }
}
