import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataFolderInUse } from '@console/embedded-postgres/folderLock';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { errorText } from '../loggedError.ts';
import { seedDemoUsers } from '../seed/seedDemoUsers.ts';
import { readAsOf } from './asOf.ts';
import { UnreadableFile } from './jsonRows.ts';
import { ImportRefused } from './prepareDatabase.ts';
import { ProgressReport } from './progressReport.ts';
import { runImport, type ImportReport } from './runImport.ts';

const usage = `Usage: npm run import -- --companies FILE --listings FILE [--counts FILE] [--as-of DATE] [--replace]

  --companies  employers with their portals, a JSON array
  --listings   jobs, a JSON array
  --counts     open jobs per day, a JSON object with snapshots and series
  --as-of      the day that counts as today, YYYY-MM-DD: what the files know of later days is left out
  --replace    empties the database first; users and look-ups stay

Files may be gzipped. docs/import.md describes them.
`;

class UsageError extends Error {}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        companies: { type: 'string' },
        listings: { type: 'string' },
        counts: { type: 'string' },
        'as-of': { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    });
    const { companies, listings, counts, 'as-of': asOf, replace } = values;
    if (companies === undefined || listings === undefined)
      throw new UsageError('--companies and --listings are required.');
    for (const file of [companies, listings, counts])
      if (file !== undefined && !existsSync(file))
        throw new UsageError(`There is no file ${file}.`);
    const now = asOf === undefined ? new Date() : readAsOf(asOf, new Date());
    if (now === undefined)
      throw new UsageError(`--as-of takes a day that was, as YYYY-MM-DD, and not ${asOf}.`);
    return { companies, listings, counts, replace, now };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function tell(report: ImportReport, seconds: number): void {
  const number = (value: number) => value.toLocaleString('en-US');
  const lines = [
    `Imported ${number(report.employers)} employers, ${number(report.jobs)} jobs and ${number(report.dailyCounts)} daily counts in ${seconds.toFixed(1)} s.`,
    ...(report.openShifts > 0 ? [`Open job shifts: ${number(report.openShifts)}`] : []),
    ...(report.laterJobs > 0
      ? [`Jobs left out, since they were posted later: ${number(report.laterJobs)}`]
      : []),
    ...(report.adjusted.total > 0
      ? [
          `Taken with a change: ${number(report.adjusted.total)}`,
          ...report.adjusted.lines().map((line) => `  ${line}`),
        ]
      : []),
    report.refused.total > 0 ? `Refused: ${number(report.refused.total)}` : 'Nothing was refused.',
    ...report.refused.lines().map((line) => `  ${line}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  const files = readArguments();
  const config = readConfig(process.env);
  const started = Date.now();
  const progress = new ProgressReport(process.stdout);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.pgliteDir,
    attach: true,
  });
  try {
    await database.migrate();
    const report = await runImport(database, {
      ...files,
      onProgress: (step, share, rows) => progress.show(step, share, rows),
    });
    // Whoever imports first and starts then still has somebody to sign in as.
    if (!config.isProduction) await seedDemoUsers(database);
    progress.end();
    tell(report, (Date.now() - started) / 1000);
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const isExpected = [UsageError, ConfigError, ImportRefused, UnreadableFile, DataFolderInUse].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${error instanceof Error && isExpected ? error.message : errorText(error)}\n`,
  );
  if (error instanceof UsageError) process.stderr.write(`\n${usage}`);
  else if (error instanceof UnreadableFile)
    process.stderr.write(
      'Run the import again with a whole file: rows that were taken already are found again.\n',
    );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
