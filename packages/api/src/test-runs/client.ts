import { getConfig } from '../core/config.ts';
import { asApiError } from '../core/errors.ts';
import { send } from '../core/send.ts';
import type { TestRun } from './schema.ts';

/**
 * Sends code to the legacy host and returns its result, HTML of a foreign page. It shows nothing.
 * See docs/contract.md#legacy-host.
 *
 * @throws ApiError for anything but 200, and the AbortError of `signal`
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
  try {
    return await response.text();
  } catch (failure) {
    throw signal?.aborted ? failure : asApiError(failure);
  }
}
