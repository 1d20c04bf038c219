import { DataFolderInUse } from '@console/embedded-postgres/folderLock';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { addDemoUsers } from '../demo/demoUsers.ts';
import { inventDetails } from '../demo/inventDetails.ts';
import { errorText } from '../log.ts';
import { readArguments, usage, UsageError } from './importArguments.ts';
import { ProgressReport, summaryLines } from './importReport.ts';
import { UnreadableFile } from './jsonRows.ts';
import { ImportRefused } from './prepareDatabase.ts';
import { runImport } from './runImport.ts';

async function main(): Promise<void> {
  const { invents, ...files } = readArguments(process.argv.slice(2), {
    now: new Date(),
    isProduction: process.env.NODE_ENV === 'production',
  });
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
      inventDetails: invents ? inventDetails : undefined,
      onProgress: (step, share, rows) => progress.show(step, share, rows),
    });
    if (!config.isProduction) await addDemoUsers(database);
    progress.end();
    process.stdout.write(`${summaryLines(report, (Date.now() - started) / 1000).join('\n')}\n`);
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
      'Run the import again with a whole file: rows that were imported already are found again.\n',
    );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
