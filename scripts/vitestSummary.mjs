// A Vitest reporter for `npm test`: it writes into the file named by VITEST_SUMMARY how many tests
// passed, failed and were skipped, every failure with its message, and how long each file and test
// took. Vitest's own JSON report leaves out the errors that no test caught, although such an error
// fails the run.
import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

/**
 * What names a file: its path, and the project too where the file ran in two, as a server test does
 * on two databases.
 */
function namesOf(modules) {
  const runs = new Map();
  for (const { relativeModuleId: path } of modules) runs.set(path, (runs.get(path) ?? 0) + 1);
  return ({ relativeModuleId: path, project }) =>
    runs.get(path) > 1 ? `${path} (${project.name})` : path;
}

/** `.storybook/preview.tsx` adds a report to each story whose accessibility it has checked. */
const isStoryWithoutCheck = (test) => {
  const { storyId, reports = [] } = test.meta();
  return storyId !== undefined && !reports.some(({ type }) => type === 'console/accessibility');
};

const messages = (errors) => errors.map((error) => error.stack ?? error.message).join('\n');

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there
export default class VitestSummary {
  onTestRunEnd(modules, uncaught) {
    const nameOfFile = namesOf(modules);
    const nameOf = (test) => `${nameOfFile(test.module)} › ${test.fullName}`;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    // A file or a suite may fail outside of its tests, for example while it is loaded.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failures = [
      ...inState('failed').map((test) => ({
        name: nameOf(test),
        message: messages(test.result().errors),
      })),
      ...suites
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => ({
          name: suite.fullName ?? nameOfFile(suite),
          message: messages(suite.errors()),
        })),
      ...uncaught.map((error) => ({
        name: `An error that no test caught, while ${error.VITEST_TEST_NAME ?? 'no test'} ran`,
        message: messages([error]),
      })),
    ];
    const summary = {
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      unchecked: inState('passed').filter(isStoryWithoutCheck).map(nameOf),
      failures,
      files: modules.map((module) => ({
        name: nameOfFile(module),
        seconds: secondsOf(module.diagnostic()),
      })),
      tests: tests.flatMap((test) => {
        const timing = test.diagnostic();
        return timing
          ? {
              name: nameOf(test),
              seconds: timing.duration / 1000,
              startedAt: timing.startTime,
            }
          : [];
      }),
    };
    writeFileSync(env.VITEST_SUMMARY, JSON.stringify(summary));
  }
}

/** What a file cost: its environment, its imports and its tests. */
function secondsOf({
  environmentSetupDuration,
  prepareDuration,
  collectDuration,
  setupDuration,
  duration,
}) {
  return (
    (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
  );
}
