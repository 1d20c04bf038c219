import { getConfig } from '../core/config.ts';
import { asApiError, errorOfResponse } from '../core/errors.ts';
import { send } from '../core/send.ts';
import { useRead } from '../core/useRead.ts';
import { useMe } from '../me/client.ts';
import { addResult, readResults, type TestResult } from './results.ts';
import type { TestRun } from './schema.ts';

/**
 * Sends code to the legacy host and returns its result, which is the HTML of a foreign page. It
 * shows no notice. See docs/contract.md#legacy-host.
 *
 * @throws ApiError for any status but 200, and the AbortError of `signal`
 */
export async function runTest(run: TestRun, signal?: AbortSignal): Promise<string> {
  const { legacyBaseUrl, legacyTestPath } = getConfig();
  const response = await send({
    method: 'POST',
    url: `${legacyBaseUrl}${legacyTestPath}`,
    headers: { accept: 'text/html', 'content-type': 'application/json' },
    body: JSON.stringify(run),
    signal,
  });
  // Another status in 2xx brings a part of a result or the promise of one, which is not a result.
  if (response.status !== 200) throw errorOfResponse(response.status, undefined);
  try {
    return await response.text();
  } catch (failure) {
    throw signal?.aborted ? failure : asApiError(failure);
  }
}

export type TestResults = {
  /** The newest result comes first. */
  results: readonly TestResult[];
  /** Resolves when the result is among the results. */
  add: (result: TestResult) => Promise<void>;
};

/**
 * Reads the last test results of the signed-in person for a scrape, which are stored in this
 * browser. Results of another tab appear when this tab gets the focus.
 */
export function useTestResults(scrapeId: number): TestResults {
  const userId = useMe().data?.id;
  const { data, mutate } = useRead(
    userId === undefined ? null : ['test-runs', 'results', userId, scrapeId],
    () => readResults(userId ?? 0, scrapeId),
    { revalidateOnFocus: true },
  );
  const add = async (result: TestResult) => {
    if (userId === undefined) return;
    await addResult(userId, scrapeId, result);
    await mutate();
  };
  return { results: data ?? [], add };
}
