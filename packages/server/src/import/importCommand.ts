import { DataFolderInUse } from '@console/embedded-postgres/folderLock';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { errorText } from '../log.ts';
import { readArguments, usage, UsageError } from './importArguments.ts';
import { ProgressReport, summaryLines } from './importReport.ts';
import { UnreadableFile } from './jsonRows.ts';
import { ImportRefused } from './prepareDatabase.ts';
import { runImport, type DetailInventor } from './runImport.ts';

/** The functions of packages/development that add invented data to the facts. */
type InventedData = {
  inventDetails: DetailInventor;
  addDemoUsers(database: Database): Promise<void>;
};

async function importFiles(invented: InventedData | undefined): Promise<void> {
  const { invents, ...files } = readArguments(process.argv.slice(2), {
    now: new Date(),
    isProduction: process.env.NODE_ENV === 'production' || !invented,
  });
  if (invents && !invented)
    throw new UsageError('--invent-details asks for demonstration data, which are not installed.');
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
      inventDetails: invents ? invented?.inventDetails : undefined,
      onProgress: (step, share, rows) => progress.show(step, share, rows),
    });
    if (!config.isProduction) await invented?.addDemoUsers(database);
    progress.end();
    process.stdout.write(`${summaryLines(report, (Date.now() - started) / 1000).join('\n')}\n`);
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    await database.close();
  }
}

/** Runs the import command of this process. */
export async function importCommand(invented?: InventedData): Promise<void> {
  try {
    await importFiles(invented);
  } catch (error) {
    const isExpected = [
      UsageError,
      ConfigError,
      ImportRefused,
      UnreadableFile,
      DataFolderInUse,
    ].some((kind) => error instanceof kind);
    process.stderr.write(
      `${error instanceof Error && isExpected ? error.message : errorText(error)}\n`,
    );
    if (error instanceof UsageError) process.stderr.write(`\n${usage}`);
    else if (error instanceof UnreadableFile)
      process.stderr.write(
        'Run the import again with a whole file: rows that were imported already are found again.\n',
      );
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
