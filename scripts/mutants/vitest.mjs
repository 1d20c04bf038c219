// A Vitest that stays alive for `npm run mutants`: `node scripts/mutants/vitest.mjs <configuration>`,
// started with a channel. It runs the files that it is sent and answers with what failed.
import process from 'node:process';
import { createVitest } from 'vitest/node';

/** Keeps the order in which the files were given: the nearest to the mutant first. */
class InOrder {
  shard = (files) => files;
  sort = (files) => files;
}

/** @type {Map<string, string>} the failures of this run: the test's name to its file */
const failures = new Map();
const note = (entity, name) =>
  failures.set(
    [entity.module?.relativeModuleId ?? entity.relativeModuleId, name].filter(Boolean).join(' › '),
    entity.module?.moduleId ?? entity.moduleId,
  );
let ran = 0;
const reporter = {
  onTestCaseResult: (test) => {
    ran += 1;
    if (test.result().state === 'failed') note(test, test.fullName);
  },
  onTestSuiteResult: (suite) => {
    if (suite.errors().length > 0) note(suite, suite.fullName);
  },
  onTestModuleEnd: (module) => {
    if (module.errors().length > 0) note(module);
  },
};

// As the command does: Storybook makes tests of stories only then.
Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
const vitest = await createVitest('test', {
  config: process.argv[2],
  watch: false,
  bail: 1,
  passWithNoTests: true,
  reporters: [reporter],
  sequence: { sequencer: InOrder },
});
await vitest.standalone();
process.send('ready');

process.on('message', async ({ files, changed }) => {
  failures.clear();
  ran = 0;
  // What the workers and the pages have loaded of the changed file is loaded again.
  for (const file of changed) {
    vitest.invalidateFile(file);
    vitest.watcher.invalidates.add(file);
  }
  const specifications = files.flatMap((file) => {
    const project = vitest.projects.find((one) => one.matchesTestGlob(file));
    return project ? project.createSpecification(file) : [];
  });
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const uncaught = unhandledErrors.map((error) => ({
    name: `an error that no test caught: ${String(error?.message).split('\n')[0]}`,
    file: undefined,
  }));
  process.exitCode = 0;
  const failed = [...failures].map(([name, file]) => ({ name, file }));
  process.send({ ran, failures: [...failed, ...uncaught] });
});
process.on('disconnect', () => process.exit());
