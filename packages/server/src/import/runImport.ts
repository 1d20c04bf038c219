import { statSync } from 'node:fs';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { finishImport } from './finishImport.ts';
import { importCompanies } from './importCompanies.ts';
import { importCounts, readSnapshots } from './importCounts.ts';
import { importListings } from './importListings.ts';
import type { ImportRun } from './importRun.ts';
import { jsonRows, type FoundRow } from './jsonRows.ts';
import { openJobShifts } from './openJobShifts.ts';
import { prepareDatabase, refuseOtherData, reserveEntityIds } from './prepareDatabase.ts';
import { Refusals } from './refusals.ts';
import { companySchema } from './rowSchemas.ts';
import { ScrapeCatalog } from './scrapeCatalog.ts';
import { writeScripts } from './writeScripts.ts';

export type ImportOptions = {
  companies: string;
  listings: string;
  counts?: string;
  /** Empties the database first, but for users and look-ups. */
  replace?: boolean;
  /** The moment that the import is as of: what the files know of a later time is not taken. */
  now: Date;
  /** Told of every step: how much of its file was read (0 to 1) and how many rows were taken. */
  onProgress?: (step: string, share: number, rows: number) => void;
};

export type ImportReport = {
  employers: number;
  jobs: number;
  laterJobs: number;
  dailyCounts: number;
  openShifts: number;
  refused: Refusals;
  adjusted: Refusals;
};

/**
 * Loads the files into a migrated database, in transactions of a thousand rows. An import that was
 * interrupted is simply run again: rows are found by eid and listing id, and the result is the
 * same. Throws ImportRefused and UnreadableFile.
 */
export async function runImport(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { db } = database;
  const report: ImportReport = {
    employers: 0,
    jobs: 0,
    laterJobs: 0,
    dailyCounts: 0,
    openShifts: 0,
    refused: new Refusals(),
    adjusted: new Refusals(),
  };
  const progress = options.onProgress ?? (() => {});
  const read = (
    step: string,
    file: string,
    taken: () => number,
    property?: string,
  ): AsyncGenerator<FoundRow> => {
    const { size } = statSync(file);
    return jsonRows(file, { property, onBytes: (bytes) => progress(step, bytes / size, taken()) });
  };

  if (!options.replace) await refuseOtherData(db);
  const { highest, newestCheck } = await survey(
    read('reading companies', options.companies, () => 0),
  );
  await prepareDatabase(db, { replace: options.replace ?? false, now: options.now });
  await reserveEntityIds(db, highest);
  const run: ImportRun = {
    now: options.now,
    newestCheck: newestCheck === null || newestCheck > options.now ? options.now : newestCheck,
    catalog: await ScrapeCatalog.load(db),
    names: new Map(),
    refused: report.refused,
    adjusted: report.adjusted,
    count: (kind, rows) => {
      if (kind === 'employers') report.employers += rows;
      else if (kind === 'jobs') report.jobs += rows;
      else if (kind === 'later jobs') report.laterJobs += rows;
      else report.dailyCounts += rows;
    },
  };
  await importCompanies(
    db,
    run,
    read('employers', options.companies, () => report.employers),
  );
  await importListings(
    db,
    run,
    read('jobs', options.listings, () => report.jobs),
  );
  if (options.counts !== undefined) {
    const snapshots = await readSnapshots(jsonRows(options.counts, { property: 'snapshots' }));
    const newest = await importCounts(
      db,
      run,
      snapshots,
      read('daily counts', options.counts, () => report.dailyCounts, 'series'),
    );
    if (newest !== undefined) report.openShifts = await openJobShifts(db, newest, options.now);
  }
  await writeScripts(db, (share, scripts) => progress('scripts', share, scripts));
  progress('counting', 0, 0);
  await finishImport(db, options.now);
  progress('counting', 1, report.jobs);
  return report;
}

/**
 * Reads the whole file before anything is written: a broken one is told at once, ids can be kept
 * free for it, and its newest visit is known.
 */
async function survey(
  rows: AsyncIterable<FoundRow>,
): Promise<{ highest: number; newestCheck: Date | null }> {
  let highest = 1;
  let newestCheck: Date | null = null;
  for await (const { value } of rows) {
    const parsed = v.safeParse(companySchema, value);
    if (!parsed.success) continue;
    highest = Math.max(highest, parsed.output.eid);
    for (const { last_check: checked } of parsed.output.portals)
      if (checked && (newestCheck === null || checked > newestCheck)) newestCheck = checked;
  }
  return { highest, newestCheck };
}
