/** A reporter of Vitest that names each test that passed at its second try only. */
export default class RetriedReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`\nPassed at the second try: ${test.fullName}`);
  }
}
