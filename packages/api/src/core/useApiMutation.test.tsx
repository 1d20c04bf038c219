// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEntity, useExportEntities } from '../entities/client.ts';
import type { EntityWrite } from '../entities/schema.ts';
import { useArchiveEntity, useSaveEntity } from '../entities/writeClient.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { sessionStore } from './session/session.store.ts';

const values: EntityWrite = {
  company_name: 'Acme',
  url: 'https://acme.example',
  career_page: 'https://acme.example/jobs',
  tier_level: 2,
  no_website: false,
  no_career_page: false,
  can_not_scrape_employer: false,
  tag: null,
  tags: [],
  override_duplicate_url: false,
  override_duplicate_career_page: false,
};
const entity = (id: number, etag = `"entity-${id}-1"`) =>
  json({ ...values, tags: [], id }, 200, { etag });

beforeEach(() => {
  localStorage.clear();
  sessionStore.state = 'loggedIn';
});

describe('a write', () => {
  it('without an id creates by POST /entities (A-API-015) under an idempotency key of its body', async () => {
    const { sent } = fakeFetch(() => entity(9));
    const save = renderApi(useSaveEntity, null);
    const saved = await act(async () => save.current().trigger({ values }));
    expect(saved?.entity.id).toBe(9);
    await act(async () => save.current().trigger({ values }));
    await act(async () => save.current().trigger({ values: { ...values, company_name: 'Other' } }));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(3).fill('POST /api/entities'),
    );
    const [first, repeat, changed] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([first === repeat, first === changed, first?.length]).toEqual([true, false, 36]);
    expect(sent[0]?.body).toEqual(values);
  });

  it('with an id changes by PUT /entities/{id} (A-API-016), naming the version it was made from', async () => {
    const { sent } = fakeFetch(() => entity(9));
    const save = renderApi(useSaveEntity, null);
    await act(async () => save.current().trigger({ id: 9, values, etag: '"entity-9-4"' }));
    expect([sent[0]?.method, sent[0]?.path, sent[0]?.headers.get('if-match')]).toEqual([
      'PUT',
      '/api/entities/9',
      '"entity-9-4"',
    ]);
  });

  it('archives by PUT /entities/{id}/archive with its stated body (A-API-017, B-API-038)', async () => {
    const { sent } = fakeFetch(() => entity(9));
    const archive = renderApi(useArchiveEntity, null);
    const body = {
      archived: true,
      archived_reason_code: 'duplicate',
      archive_note: { title: 'archive Entity', content: '<p>Twice</p>', pinned: false },
    } as const;
    await act(async () => archive.current().trigger({ id: 9, values: body, etag: '"entity-9-4"' }));
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/entities/9/archive', body });
    expect(sent[0]?.headers.get('if-match')).toBe('"entity-9-4"');
  });

  it('that fails resolves with nothing, keeps its error for the form, and is reported once (A-ERR-007, B-ERR-036)', async () => {
    fakeFetch(() =>
      json(
        {
          code: 'validation_failed',
          violations: [{ propertyPath: 'url', message: 'URL not valid', code: 'invalid_url' }],
        },
        422,
      ),
    );
    const save = renderApi(useSaveEntity, null);
    expect(await act(async () => save.current().trigger({ values }))).toBeUndefined();
    expect(save.current().error).toMatchObject({
      kind: 'invalid',
      violations: [{ propertyPath: 'url' }],
    });
    expect(save.current().pending).toBe(false);
    expect(save.onError).toHaveBeenCalledOnce();
    await act(async () => save.current().reset());
    expect(save.current().error).toBeUndefined();
  });

  it('that a dialog asks about keeps its error and is not reported', async () => {
    fakeFetch(() => json({}, 412));
    const save = renderApi(useSaveEntity, null);
    await act(async () => save.current().trigger({ values }, () => 'asked'));
    expect(save.current().error?.kind).toBe('stale');
    expect(save.onError).not.toHaveBeenCalled();
  });

  it('that fails with a 401 is not reported (A-AUT-016, B-ERR-040)', async () => {
    sessionStore.state = 'loggedOut';
    fakeFetch(() => json({}, 401));
    const save = renderApi(useSaveEntity, null);
    await act(async () => save.current().trigger({ values }));
    expect(save.current().error?.kind).toBe('unauthorized');
    expect(save.onError).not.toHaveBeenCalled();
  });

  it('is pending until it is answered', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeFetch(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    const save = renderApi(useSaveEntity, null);
    let done: Promise<unknown> = Promise.resolve();
    await act(async () => {
      done = save.current().trigger({ values });
    });
    expect(save.current().pending).toBe(true);
    await act(async () => {
      answer(entity(9));
      await done;
    });
    expect(save.current().pending).toBe(false);
  });

  it('asks again for what it changed, and for nothing after a failure', async () => {
    let status = 500;
    const { calls } = fakeFetch(({ method }) =>
      method === 'GET' || status === 200 ? entity(9) : json({}, status),
    );
    const both = renderApi(() => ({ shown: useEntity(9), save: useSaveEntity() }), null);
    await vi.waitFor(() => expect(both.current().shown.data?.etag).toBe('"entity-9-1"'));
    await act(async () => both.current().save.trigger({ id: 9, values }));
    expect(calls()).toEqual(['GET /api/entities/9', 'PUT /api/entities/9']);
    status = 200;
    await act(async () => both.current().save.trigger({ id: 9, values }));
    await vi.waitFor(() =>
      expect(calls()).toEqual([
        'GET /api/entities/9',
        'PUT /api/entities/9',
        'PUT /api/entities/9',
        'GET /api/entities/9',
      ]),
    );
  });

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['the answer of a proxy', () => json({}, 504)],
    ['an answer that cannot be read', () => json({ id: 'nine' })],
    ['a 404: somebody has deleted the record', () => json({}, 404)],
    ['a 409: somebody has changed its state', () => json({}, 409)],
    ['a 412: somebody has saved it', () => json({}, 412)],
  ])('asks again for what the page shows after %s', async (_, answer) => {
    const { calls } = fakeFetch(({ method }) => (method === 'GET' ? entity(9) : answer()));
    const both = renderApi(() => ({ shown: useEntity(9), save: useSaveEntity() }), null);
    await vi.waitFor(() => expect(both.current().shown.data?.etag).toBe('"entity-9-1"'));
    await act(async () => both.current().save.trigger({ id: 9, values }));
    await vi.waitFor(() =>
      expect(calls()).toEqual([
        'GET /api/entities/9',
        'PUT /api/entities/9',
        'GET /api/entities/9',
      ]),
    );
  });

  it('that fails is reported after its caller has heard of it, and not where the caller settles it', async () => {
    fakeFetch(() => json({}, 412));
    const save = renderApi(useSaveEntity, null);
    const sendAndAnswer = (settled: boolean) =>
      act(() =>
        save.current().trigger({ values }, async ({ kind }) => {
          await Promise.resolve();
          expect(kind).toBe('stale');
          expect(save.onError).not.toHaveBeenCalled();
          return settled;
        }),
      );
    expect(await sendAndAnswer(true)).toBeUndefined();
    expect(save.onError).not.toHaveBeenCalled();
    expect(save.current().error).toBeUndefined();
    expect(await sendAndAnswer(false)).toBeUndefined();
    expect(save.onError).toHaveBeenCalledOnce();
    expect(save.current().error?.kind).toBe('stale');
  });

  it('reports a failed download too', async () => {
    fakeFetch(() => new TypeError('Failed to fetch'));
    const exporter = renderApi(useExportEntities, null);
    expect(
      await act(async () => exporter.current().trigger({ page: 1, limit: 15, filters: {} })),
    ).toBeUndefined();
    expect(exporter.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
  });
});
