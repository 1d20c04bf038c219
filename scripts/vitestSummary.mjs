// A Vitest reporter for `npm test`: it writes how many tests passed, failed and were skipped into the
// file named by VITEST_SUMMARY, and every failure with its message. Vitest's own JSON report leaves
// out the errors that no test caught, although such an error fails the run.
import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

const messages = (errors) => errors.map((error) => error.stack ?? error.message).join('\n');

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there
export default class VitestSummary {
  onTestRunEnd(modules, uncaught) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    // A file or a suite may fail outside of its tests, for example while it is loaded.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failures = [
      ...inState('failed').map((test) => ({
        name: `${test.module.relativeModuleId} › ${test.fullName}`,
        message: messages(test.result().errors),
      })),
      ...suites
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => ({
          name: suite.fullName ?? suite.relativeModuleId,
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
      failures,
    };
    writeFileSync(env.VITEST_SUMMARY, JSON.stringify(summary));
  }
}
