// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useScrape } from '../scrapes/client.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import {
  useCodeHistory,
  useNewestErrors,
  useNewestStages,
  useSaveScrape,
  useToggleCombo,
} from './client.ts';

const scrape = { id: 812, name: 'Acme Workday', entity: { id: 7, company_name: 'Acme' } };

describe('the writes of a scrape', () => {
  const screen = () =>
    renderApi(
      () => ({ shown: useScrape(812), save: useSaveScrape(), toggle: useToggleCombo() }),
      null,
    );

  it('PATCH /scrapes/{id} sends a code with its reason against the version that was read (A-API-026)', async () => {
    const { sent, calls } = fakeFetch(() => json(scrape, 200, { etag: '"scrape-812-8"' }));
    const { current } = screen();
    await vi.waitFor(() => expect(current().shown.data).toBeDefined());
    const values = { parser_code: '<?php', code_change_reason_code: 'bug_fix' };
    let saved: unknown;
    await act(async () => {
      saved = await current().save.trigger({ id: 812, values, etag: '"scrape-812-7"' });
    });
    expect(saved).toMatchObject({ scrape: { id: 812 }, etag: '"scrape-812-8"' });
    expect(sent[1]).toMatchObject({ method: 'PATCH', path: '/api/scrapes/812', body: values });
    expect(sent[1]?.headers.get('if-match')).toBe('"scrape-812-7"');
    expect(sent[1]?.headers.get('content-type')).toBe('application/merge-patch+json');
    // What is on the screen is read again.
    await vi.waitFor(() => expect(calls()[2]).toBe('GET /api/scrapes/812'));
  });

  it('a save fails as stale where somebody else has saved first', async () => {
    fakeFetch(({ method }) =>
      method === 'GET' ? json(scrape) : json({ code: 'precondition_failed' }, 412),
    );
    const { current } = screen();
    await act(async () => current().save.trigger({ id: 812, values: {}, etag: '"old"' }));
    expect(current().save.error?.kind).toBe('stale');
  });

  it('PUT /scrapes/{id}/toggle_combo says which type is meant (A-API-029)', async () => {
    const { sent } = fakeFetch(() => json({ ...scrape, is_combo: true }));
    const { current } = screen();
    await act(async () =>
      current().toggle.trigger({ id: 812, values: { is_combo: true }, etag: '"scrape-812-7"' }),
    );
    const write = sent.find(({ method }) => method === 'PUT');
    expect(write).toMatchObject({
      path: '/api/scrapes/812/toggle_combo',
      body: { is_combo: true },
    });
    expect(write?.headers.get('if-match')).toBe('"scrape-812-7"');
  });
});

describe('what happened to a scrape', () => {
  it('the versions of a code are read fifty at a time, newest first (A-API-036, A-DAT-014)', async () => {
    const version = {
      id: 5,
      scrape_id: 812,
      code: '<?php',
      code_type: 'parser',
      index: 2,
      modified: 1_795_239_600,
      reason_code: 'bug_fix',
      user: { id: 1, first_name: 'Ada', last_name: 'Moreau' },
    };
    const { calls } = fakeFetch(() => json({ 'hydra:member': [version], 'hydra:totalItems': 51 }));
    const history = renderApi(() => useCodeHistory(812, 'parser'), null);
    await vi.waitFor(() =>
      expect(history.current().data).toMatchObject({ items: [version], total: 51 }),
    );
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /api/scrapes/812/code_history?page=1&limit=50&order[modified]=desc&code_type=parser',
    ]);
  });

  it('the newest errors and stages come from their lists (A-API-034)', async () => {
    const { calls } = fakeFetch(({ path }) =>
      json({
        'hydra:member': path.includes('error_log')
          ? [{ id: 1, log_date_time: 1_795_239_600, log_message: 'HTTP 503' }]
          : [
              {
                id: 2,
                stage: 'parsing',
                scrape_id: 812,
                scrape_name: 'Acme Workday',
                start_time: 1_795_239_600,
                end_time: null,
                items: 0,
                company_id: 7,
              },
            ],
        'hydra:totalItems': 12,
      }),
    );
    const both = renderApi(() => [useNewestErrors(812), useNewestStages(812)] as const, null);
    await vi.waitFor(() => {
      expect(both.current()[0].data).toMatchObject({ items: [{ log_message: 'HTTP 503' }] });
      expect(both.current()[1].data).toMatchObject({ items: [{ end_time: null }], total: 12 });
    });
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /api/scrapes/812/error_log?page=1&limit=5&order[log_time]=desc',
      'GET /api/scrapes/812/stage_history?page=1&limit=5&order[start_time]=desc',
    ]);
  });
});
