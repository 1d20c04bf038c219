// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../core/session/session.store.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { runTest } from './client.ts';
import type { TestRun } from './schema.ts';

const run: TestRun = {
  scrape_id: 812,
  type: 'parser',
  is_combo: false,
  parser_code: '<?php',
  spider_code: null,
  parser_settings: { test_url: 'https://a.example', job_data: null },
  scrape_settings: {
    clear_cookie: false,
    method: 'session',
    update_method: 'full',
    proxy_service: 'none',
    self_identification: false,
    specific_host: 'any',
    spider_frequency: 24,
  },
};

beforeEach(() => {
  localStorage.setItem('csrf', 'token');
  sessionStore.state = 'loggedIn';
});
afterEach(() => {
  localStorage.clear();
});

it('sends code and settings to the legacy host, and returns the page that it answers', async () => {
  const { sent } = fakeFetch(() => new Response('<h1>Results</h1>'));
  expect(await runTest(run)).toBe('<h1>Results</h1>');
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/legacy/admin/external_code_test',
      body: run,
      credentials: 'include',
    },
  ]);
  expect(sent[0]?.headers.get('x-console-csrf')).toBe('token');
  expect(sent[0]?.headers.get('accept')).toBe('text/html');
});

it('fails with the reason of a refusal', async () => {
  fakeFetch(() => json({ code: 'scrape_archived', detail: 'The scrape is archived.' }, 409));
  await expect(runTest(run)).rejects.toMatchObject({ kind: 'conflict' });
});

it.each([202, 204, 206])('fails with an answer of %s, which is no result', async (status) => {
  fakeFetch(() => new Response(status === 204 ? null : '<h1>Half', { status }));
  await expect(runTest(run)).rejects.toMatchObject({ status });
});

it('ends with an AbortError when it is cancelled', async () => {
  const abort = new AbortController();
  fakeFetch(() => {
    abort.abort();
    return new DOMException('Cancelled', 'AbortError');
  });
  await expect(runTest(run, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
