import { statSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Db } from '../db/database.ts';
import { finishImport } from './finishImport.ts';
import { importCompanies } from './importCompanies.ts';
import { importCounts, openJobShifts, readSnapshots } from './importCounts.ts';
import { importListings } from './importListings.ts';
import type { ImportReport } from './importReport.ts';
import { RowNotes, type ImportRun } from './importRun.ts';
import { jsonRows, type JsonRow } from './jsonRows.ts';
import { prepareDatabase, refuseOtherData, reserveEntityIds } from './prepareDatabase.ts';
import { companySchema } from './rowSchemas.ts';
import { ScrapeCatalog } from './scrapeCatalog.ts';

/** Invents what the files do not say, after all facts have been written. */
export type DetailInventor = (
  db: Db,
  clock: { now: Date; newestCheck: Date },
  onProgress: (share: number, rows: number) => void,
) => Promise<Record<string, number>>;

export type ImportOptions = {
  companies: string;
  listings: string;
  counts?: string;
  /** True to empty the database first, except for users and lookups. */
  replace?: boolean;
  /** The moment for which the import is made. Later facts are left out. */
  now: Date;
  /** Without this function the import writes facts only. */
  inventDetails?: DetailInventor;
  /** Is called with the step, the share of it that is done (0 to 1), and the number of rows so far. */
  onProgress?: (step: string, share: number, rows: number) => void;
};

/**
 * Loads the files into a migrated database, a thousand rows per transaction. An import that was
 * interrupted can be run again, because rows are found by eid and listing id.
 *
 * @throws ImportRefused and UnreadableFile
 */
export async function runImport(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { db } = database;
  const report: ImportReport = {
    entities: 0,
    jobs: 0,
    laterJobs: 0,
    dailyCounts: 0,
    openShifts: 0,
    refusals: new RowNotes(),
    changes: new RowNotes(),
  };
  const progress = options.onProgress ?? (() => {});
  const read = (
    step: string,
    file: string,
    rowCount: () => number,
    property?: string,
  ): AsyncGenerator<JsonRow> => {
    const { size } = statSync(file);
    return jsonRows(file, {
      property,
      onBytes: (bytes) => progress(step, bytes / size, rowCount()),
    });
  };

  if (!options.replace) await refuseOtherData(db);
  const { highestId, newestCheck } = await survey(
    read('reading companies', options.companies, () => 0),
  );
  await prepareDatabase(db, { replace: options.replace ?? false, now: options.now });
  await reserveEntityIds(db, highestId);
  const run: ImportRun = {
    now: options.now,
    newestCheck: newestCheck === null || newestCheck > options.now ? options.now : newestCheck,
    catalog: await ScrapeCatalog.load(db),
    names: new Map(),
    refusals: report.refusals,
    changes: report.changes,
    count: (kind, rows) => {
      report[kind] += rows;
    },
  };
  await importCompanies(
    db,
    run,
    read('entities', options.companies, () => report.entities),
  );
  await importListings(
    db,
    run,
    read('jobs', options.listings, () => report.jobs),
  );
  if (options.counts !== undefined) {
    const snapshots = await readSnapshots(jsonRows(options.counts, { property: 'snapshots' }));
    const newestDay = await importCounts(
      db,
      run,
      snapshots,
      read('daily counts', options.counts, () => report.dailyCounts, 'series'),
    );
    if (newestDay !== undefined)
      report.openShifts = await openJobShifts(db, newestDay, options.now);
  }
  progress('counting', 0, 0);
  await finishImport(db, options.now);
  progress('counting', 1, report.jobs);
  if (options.inventDetails)
    report.inventions = await options.inventDetails(db, run, (share, rows) =>
      progress('inventing', share, rows),
    );
  await db.execute(sql`ANALYZE`);
  return report;
}

/**
 * Reads the whole companies file before anything is written. It finds a broken file, the highest id
 * and the newest visit.
 */
async function survey(
  rows: AsyncIterable<JsonRow>,
): Promise<{ highestId: number; newestCheck: Date | null }> {
  let highestId = 1;
  let newestCheck: Date | null = null;
  for await (const { value } of rows) {
    const parsed = v.safeParse(companySchema, value);
    if (!parsed.success) continue;
    highestId = Math.max(highestId, parsed.output.eid);
    for (const { last_check: check } of parsed.output.portals)
      if (check && (newestCheck === null || check > newestCheck)) newestCheck = check;
  }
  return { highestId, newestCheck };
}
