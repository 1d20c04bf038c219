// @vitest-environment happy-dom
import { scrapeSchema, type Scrape } from '@console/api/scrapes/schema';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { useTestInputs, type TestInputs } from './useTestInputs.ts';

beforeEach(() => localStorage.clear());

const scrape = (change: Partial<Scrape>): Scrape => ({
  ...v.parse(scrapeSchema, acmeWorkday),
  update_method: 'full',
  test_url: null,
  job_data: null,
  ...change,
});
const open = (change: Partial<Scrape> = {}) => renderHook(() => useTestInputs(scrape(change)));
function change(inputs: Partial<TestInputs>) {
  const { result } = open();
  act(() => result.current.setInputs(inputs));
}

it('an input follows the server until it was changed in this browser, each by itself', () => {
  change({ job_data: 'id=1' });
  expect(
    open({ update_method: 'incremental', test_url: 'https://a.test' }).result.current.inputs,
  ).toEqual({
    update_method: 'incremental',
    test_url: 'https://a.test',
    job_data: 'id=1',
  });
});

it('a combo has no update method, and the one of this browser comes back after it', () => {
  change({ update_method: 'incremental' });
  expect(open({ is_combo: true }).result.current.inputs.update_method).toBe('');
  expect(open().result.current.inputs.update_method).toBe('incremental');
});

it('stored inputs of another shape do not count', () => {
  localStorage.setItem('test-inputs:812', '{"update_method":7}');
  expect(open().result.current.inputs.update_method).toBe('full');
});
