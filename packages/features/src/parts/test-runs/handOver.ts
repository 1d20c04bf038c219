import { localStore, type LocalKey } from '@console/api/core/storage';
import type { CodeType } from '@console/api/scrape-code/schema';
import { showError } from '@console/ui/Notices/notices.store.ts';
import * as v from 'valibot';
import { TYPE_LABELS, type TestInput } from './testRun.ts';

// The editor passes code and settings to the test page through local storage. See
// docs/contract.md#legacy-host.

/** The texts of the alert about a failed hand-over, by the kind of failure. */
export const HAND_OVER_ALERTS = {
  full: 'Local storage has reached its limit. Please use your Developer Tools to delete local storage.',
  failed: 'There was a problem writing to local storage.',
} as const;
type HandOverFailure = keyof typeof HAND_OVER_ALERTS;

const keysOf = (scrapeId: number) =>
  ({
    parserCode: `test-script:${scrapeId}:parser-code`,
    parserSettings: `test-script:${scrapeId}:parser-settings`,
    spiderCode: `test-script:${scrapeId}:spider-code`,
    scrapeSettings: `test-script:${scrapeId}:scrape-settings`,
  }) as const;

/** Removes what was handed over for this scrape. It does not throw. */
export function clearHandOver(scrapeId: number): void {
  try {
    for (const key of Object.values(keysOf(scrapeId))) localStore().removeItem(key);
  } catch {
    // When storage is blocked, nothing was written.
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Writes code and settings for the test page. After a failure nothing stays in storage. */
export function writeHandOver(scrapeId: number, input: TestInput): 'ok' | HandOverFailure {
  const keys = keysOf(scrapeId);
  try {
    localStore().setItem(keys.parserCode, input.parser_code ?? '');
    localStore().setItem(keys.parserSettings, JSON.stringify(input.parser_settings));
    localStore().setItem(keys.spiderCode, input.spider_code ?? '');
    localStore().setItem(keys.scrapeSettings, JSON.stringify(input.scrape_settings));
    return 'ok';
  } catch (error) {
    clearHandOver(scrapeId);
    return isFull(error) ? 'full' : 'failed';
  }
}

const textOrNull = v.nullable(v.string());
const parserSettings = v.object({ test_url: textOrNull, job_data: textOrNull });
const scrapeSettings = v.object({
  clear_cookie: v.boolean(),
  method: v.string(),
  update_method: textOrNull,
  proxy_service: textOrNull,
  self_identification: v.boolean(),
  specific_host: textOrNull,
  spider_frequency: v.nullable(v.number()),
});

/** The stored text. Undefined when there is none or storage cannot be read. */
function stored(key: LocalKey): string | undefined {
  try {
    return localStore().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function storedJson<Schema extends v.GenericSchema>(
  key: LocalKey,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(stored(key) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * The code and settings that were handed over for this scrape. A part that is missing or cannot be
 * read is left out.
 */
export function readHandOver(scrapeId: number): Partial<TestInput> {
  const keys = keysOf(scrapeId);
  return {
    parser_code: stored(keys.parserCode),
    parser_settings: storedJson(keys.parserSettings, parserSettings),
    spider_code: stored(keys.spiderCode),
    scrape_settings: storedJson(keys.scrapeSettings, scrapeSettings),
  };
}

/**
 * Writes code and settings to local storage and opens the test page in a new tab. It has to be
 * called synchronously in the click handler, or the browser blocks the tab. When the tab is
 * blocked, a notice with a link is shown.
 */
export function openTestPage(
  scrapeId: number,
  type: CodeType,
  input: TestInput,
): 'opened' | 'blocked' | HandOverFailure {
  const written = writeHandOver(scrapeId, input);
  if (written !== 'ok') return written;
  const href = `/scrapes/${scrapeId}/test-script/${type}`;
  const tab = window.open(href, '_blank');
  if (tab && !tab.closed) return 'opened';
  showError({
    title: 'The window was blocked.',
    detail: `The browser did not open the page "Test ${TYPE_LABELS[type]} Script".`,
    link: { label: 'Open it in a new tab', href, newTab: true },
  });
  return 'blocked';
}
