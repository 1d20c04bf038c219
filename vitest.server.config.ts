import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const server = 'packages/server/src';
const development = 'packages/development/src';

/** What opens the embedded engine, whatever TEST_DATABASE_URL says. */
const engine = [
  'packages/embedded-postgres/src/**/*.test.ts',
  `${server}/db/dataFolder.test.ts`,
  `${development}/killNine.test.ts`,
  `${development}/import/main.test.ts`,
  `${development}/startServer.test.ts`,
];

/**
 * What the two engines could answer differently: order and collation, search, numbers, large
 * writes.
 */
const different = [
  `${server}/contract.spec.ts`,
  `${server}/db/**/*.test.ts`,
  `${development}/demo/writeDemoData.test.ts`,
  `${development}/import/{runImport,jobShifts}.test.ts`,
  `${server}/import/factsOnly.test.ts`,
  `${server}/entities/{entityList,entityCsv,entityNames,urlMatches}.test.ts`,
  `${server}/scrapes/{scrapeList,scrapeCsv,codeSearch}.test.ts`,
  `${server}/insights/**/*.test.ts`,
  `${server}/jobs/jobReads.test.ts`,
  `${server}/queue/{requestSearch,queueReads,queueMatches}.test.ts`,
  `${server}/tags/tags.test.ts`,
  `${server}/users/users.test.ts`,
  `${server}/views/views.test.ts`,
  `${server}/quality/{qualityLists,emptyFilters}.test.ts`,
  `${server}/quality/dailyJobShifts/shiftList.test.ts`,
];

/** The files that take long begin first, so that no process waits for another at the end. */
const LONG =
  /(killNine|realData|contract|embeddedPostgres|runImport|recordInput)\.(test|spec)\.ts$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one));
  }
}

const all = ['packages/{server,development,embedded-postgres}/src/**/*.{test,spec}.ts'];
const url = process.env['TEST_DATABASE_URL'];

/** The projects run one after the other: a process ends where the next file is of another project. */
const onEngine = (
  name: string,
  groupOrder: number,
  include: string[],
  exclude: string[],
  databaseUrl: string,
) => ({
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    env: { TEST_DATABASE_URL: databaseUrl },
    globalSetup: `${server}/testing/removeTestFolders.ts`,
    pool: 'forks' as const,
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/**
 * With TEST_DATABASE_URL everything runs on that PostgreSQL, and what the engines could answer
 * differently on PGlite too. Without it everything runs on PGlite.
 */
export const serverProjects = url
  ? [
      onEngine('postgres', 2, all, engine, url),
      onEngine('pglite', 3, [...engine, ...different], [], ''),
    ]
  : [onEngine('pglite', 2, all, [], '')];

export default defineConfig({
  test: { projects: serverProjects, sequence: { sequencer: LongestFirst } },
});
