/** A reporter of Vitest that names each test that passed at its second try only. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the default export of a reporter.
export default class RetriedReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`\nPassed at the second try: ${test.fullName}`);
  }
}
