import { localStore } from '@console/api/core/storage';
import type { Scrape } from '@console/api/scrapes/schema';
import { useState } from 'react';
import * as v from 'valibot';
import type { TestInput } from '../parts/test-runs/testRun.ts';
import { codeOf, toSettings, type CodeBuffer } from './codeBuffer.ts';

/**
 * The inputs of a test besides codes and settings. This browser stores them, and no save sends
 * them.
 */
export type TestInputs = {
  /** Empty for a combo, because a combo has no update method. */
  update_method: string;
  test_url: string;
  job_data: string;
};

/** The inputs that were changed in this browser. */
const ownSchema = v.partial(
  v.object({ update_method: v.string(), test_url: v.string(), job_data: v.string() }),
);
type OwnInputs = v.InferOutput<typeof ownSchema>;

const keyOf = (scrapeId: number) => `test-inputs:${scrapeId}` as const;

function readStored(scrapeId: number): OwnInputs {
  try {
    const stored = v.safeParse(ownSchema, JSON.parse(localStore().getItem(keyOf(scrapeId)) ?? ''));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}

/**
 * The inputs of the tests of a scrape. Each has the server's value until the person changes it in
 * this browser.
 */
export function useTestInputs(scrape: Scrape) {
  const [own, setOwn] = useState(() => readStored(scrape.id));
  const inputs: TestInputs = {
    update_method: scrape.is_combo ? '' : (own.update_method ?? scrape.update_method ?? ''),
    test_url: own.test_url ?? scrape.test_url ?? '',
    job_data: own.job_data ?? scrape.job_data ?? '',
  };
  return {
    inputs,
    setInputs: (changed: OwnInputs) => {
      const next = { ...own, ...changed };
      setOwn(next);
      try {
        localStore().setItem(keyOf(scrape.id), JSON.stringify(next));
      } catch {
        // Storage is full or blocked: the inputs last until the page is closed.
      }
    },
  };
}

/** The unsaved code and settings of a buffer as the input of a test. */
export const toTestInput = (
  buffer: CodeBuffer,
  { update_method, test_url, job_data }: TestInputs,
): TestInput => ({
  parser_code: buffer.base.scrape.is_combo ? null : codeOf(buffer, 'parser'),
  spider_code: codeOf(buffer, 'spider'),
  parser_settings: { test_url: test_url || null, job_data: job_data || null },
  scrape_settings: { ...toSettings(buffer.settings), update_method: update_method || null },
});
