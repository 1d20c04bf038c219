// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useAts, useReasonCodes, useResolutionCodes, useSettings, useSiteTypes } from './client.ts';

const options = [{ label: 'M&A Activity', value: 'ma-activity' }];

describe('look-ups', () => {
  it.each([
    ['archive_entity', '/reason_code/archive_entity', 'A-API-042, B-API-077'],
    ['archive_scrape', '/reason_code/archive_scrape', 'A-API-042, B-API-078'],
    ['queue_request', '/company_queue_requests/reason_codes', 'A-API-043, B-API-079'],
    ['watch_list', '/watch_lists/reason_codes', 'A-API-044, B-API-080'],
    ['watch_list_removal', '/watch_lists/remove_reason_codes', 'A-API-044, B-API-081'],
    ['code_change', '/scrapes/code_change_reason_codes', 'A-API-045'],
    ['pit_stop', '/pit_stops/reason_codes', 'A-API-046, B-API-082'],
  ] as const)('reason codes of %s come from GET %s (%s, A-DAT-019)', async (kind, path, _id) => {
    const { calls } = fakeFetch(() => json({ '@type': 'ReasonCodes', reason_codes: options }));
    const codes = renderApi(useReasonCodes, kind);
    await vi.waitFor(() => expect(codes.current().data).toEqual(options));
    expect(calls()).toEqual([`GET /api${path}`]);
  });

  it.each([
    ['cookie_method', '/cookie_methods'],
    ['specific_host', '/specific_hosts'],
    ['update_method', '/update_methods'],
    ['proxy_method', '/proxy_methods'],
  ] as const)(
    'settings of %s come from GET %s as label and value (A-API-041, A-DAT-013)',
    async (kind, path) => {
      const { calls } = fakeFetch(() => json({ setting_options: options }));
      const settings = renderApi(useSettings, kind);
      await vi.waitFor(() => expect(settings.current().data).toEqual(options));
      expect(calls()).toEqual([`GET /api${path}`]);
    },
  );

  it('site types have a label and a number (A-API-038, A-DAT-012)', async () => {
    const { calls } = fakeFetch(() =>
      json({ setting_options: [{ label: 'Job Board', value: '3' }] }),
    );
    const types = renderApi(() => useSiteTypes(), null);
    await vi.waitFor(() =>
      expect(types.current().data).toEqual([{ label: 'Job Board', value: 3 }]),
    );
    expect(calls()).toEqual(['GET /api/site_types']);
  });

  it('ATS have id, name and data_regex (A-API-037, A-DAT-011, B-DAT-023)', async () => {
    const { calls } = fakeFetch(() =>
      json({ 'hydra:member': [{ id: 1, name: 'Workday' }], 'hydra:totalItems': 1 }),
    );
    const ats = renderApi(() => useAts(), null);
    await vi.waitFor(() =>
      expect(ats.current().data).toEqual([
        { '@id': null, id: 1, name: 'Workday', data_regex: null },
      ]),
    );
    expect(calls()).toEqual(['GET /api/ats']);
  });

  it.each([
    ['cant_do', 'B-API-051'],
    ['done', 'B-API-052'],
  ] as const)('resolution codes of %s have a path of their own (%s)', async (status, _id) => {
    const { calls } = fakeFetch(() => json({ resolution_codes: options }));
    const codes = renderApi(useResolutionCodes, status);
    await vi.waitFor(() => expect(codes.current().data).toEqual(options));
    expect(calls()).toEqual([`GET /api/company_queue_histories/resolution_codes/${status}`]);
  });

  it('are asked for once, however many places show them, and whenever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { sent } = fakeFetch(() => json({ reason_codes: options }));
    const codes = renderApi(() => [useReasonCodes('pit_stop'), useReasonCodes('pit_stop')], null);
    await vi.waitFor(() =>
      expect(codes.current().every(({ data }) => data !== undefined)).toBe(true),
    );
    codes.leave();
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    codes.show(null);
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(codes.current().every(({ data }) => data !== undefined)).toBe(true);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });
});
