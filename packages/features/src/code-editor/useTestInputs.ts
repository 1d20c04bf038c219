import type { Scrape } from '@console/api/scrapes/schema';
import { useState } from 'react';
import * as v from 'valibot';
import type { TestInput } from '../parts/test-runs/testRun.ts';
import { codeOf, toSettings, type CodeBuffer } from './codeBuffer.ts';

const inputsSchema = v.object({
  update_method: v.string(),
  test_url: v.string(),
  job_data: v.string(),
});
/** The inputs of a test beside codes and settings. This browser keeps them; no save sends them. */
export type TestInputs = v.InferOutput<typeof inputsSchema>;

const keyOf = (scrapeId: number) => `test-inputs:${scrapeId}`;

function readStored(scrapeId: number): TestInputs | undefined {
  try {
    const stored = v.safeParse(
      inputsSchema,
      JSON.parse(localStorage.getItem(keyOf(scrapeId)) ?? ''),
    );
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** The inputs of the tests of a scrape: the server's until this browser has its own. */
export function useTestInputs(scrape: Scrape) {
  const [own, setOwn] = useState(() => readStored(scrape.id));
  const inputs: TestInputs = own ?? {
    update_method: scrape.update_method ?? '',
    test_url: scrape.test_url ?? '',
    job_data: scrape.job_data ?? '',
  };
  return {
    inputs,
    setInputs: (changed: Partial<TestInputs>) => {
      const next = { ...inputs, ...changed };
      setOwn(next);
      try {
        localStorage.setItem(keyOf(scrape.id), JSON.stringify(next));
      } catch {
        // Full or forbidden storage: they last as long as the page.
      }
    },
  };
}

/** The unsaved code and settings of a buffer, as a test takes them. */
export const toTestInput = (
  buffer: CodeBuffer,
  { update_method, test_url, job_data }: TestInputs,
): TestInput => ({
  parser_code: buffer.base.scrape.is_combo ? null : codeOf(buffer, 'parser'),
  spider_code: codeOf(buffer, 'spider'),
  parser_settings: { test_url: test_url || null, job_data: job_data || null },
  scrape_settings: { ...toSettings(buffer.settings), update_method: update_method || null },
});
