// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { useEntities } from '../entities/client.ts';
import { fakeFetch, json, noContent } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useTagList } from './client.ts';
import { useDeleteTag, useSaveTag } from './writeClient.ts';

const query = { page: 1, limit: 15, filters: {} };
const tag = { '@id': '/api/tags/5', '@type': 'Tag', id: 5, title: 'NYSE', category: 'exchange' };
const page = { 'hydra:member': [], 'hydra:totalItems': 0 };
const missing = () => json({ code: 'not_found', 'hydra:description': 'Not Found' }, 404);

function useScreen() {
  return {
    tags: useTagList(query),
    entities: useEntities(query),
    save: useSaveTag(),
    remove: useDeleteTag(),
  };
}

async function openScreen(write: () => Response) {
  const { sent, calls } = fakeFetch(({ method }) => (method === 'GET' ? json(page) : write()));
  const screen = renderApi(useScreen, {});
  await vi.waitFor(() => {
    expect(screen.current().tags.data).toBeDefined();
    expect(screen.current().entities.data).toBeDefined();
  });
  const lists = () => calls().filter((call) => call.startsWith('GET ')).length;
  return { ...screen, sent, lists, before: lists() };
}

describe('a tag', () => {
  it('is added by POST /tags under one key per body; lists of tags and of entities are asked for again (A-API-048)', async () => {
    const { current, sent, lists, before } = await openScreen(() => json(tag, 201));
    const values = { title: 'NYSE', category: 'exchange' } as const;
    await expect(current().save.trigger({ values })).resolves.toMatchObject({ id: 5 });
    await current().save.trigger({ values });
    await current().save.trigger({ values: { title: 'NYSE', category: null } });
    const writes = sent.filter(({ method }) => method === 'POST');
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/tags', values],
      ['/api/tags', values],
      ['/api/tags', { title: 'NYSE', category: null }],
    ]);
    const keys = writes.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
    await vi.waitFor(() => expect(lists()).toBeGreaterThanOrEqual(before + 2));
  });

  it('is changed by PATCH /tags/{id} as a merge patch (A-API-049)', async () => {
    const { current, sent } = await openScreen(() => json(tag));
    await current().save.trigger({ id: 5, values: { title: 'NYSE', category: null } });
    const patch = sent.find(({ method }) => method === 'PATCH');
    expect([patch?.path, patch?.body, patch?.headers.get('content-type')]).toEqual([
      '/api/tags/5',
      { title: 'NYSE', category: null },
      'application/merge-patch+json',
    ]);
  });

  it('is deleted by DELETE /tags/{id}, whose answer has no body (A-API-050)', async () => {
    const { current, sent, lists, before } = await openScreen(noContent);
    await expect(current().remove.trigger(5)).resolves.toBe(true);
    expect(
      sent.filter(({ method }) => method === 'DELETE').map(({ path, body }) => [path, body]),
    ).toEqual([['/api/tags/5', undefined]]);
    await vi.waitFor(() => expect(lists()).toBe(before + 2));
  });

  it.each(['save', 'remove'] as const)(
    'that is gone already shows that the lists are old: %s',
    async (which) => {
      const { current, lists, before } = await openScreen(missing);
      const done =
        which === 'save'
          ? current().save.trigger({ id: 5, values: { title: 'A', category: null } })
          : current().remove.trigger(5);
      await expect(done).resolves.toBeUndefined();
      await vi.waitFor(() => expect(current()[which].error?.kind).toBe('notFound'));
      await vi.waitFor(() => expect(lists()).toBe(before + 2));
    },
  );

  it('that was refused leaves the lists alone', async () => {
    const violations = [
      { propertyPath: 'title', message: 'This value is already used.', code: 'not_unique' },
    ];
    const { current, lists, before } = await openScreen(() =>
      json({ code: 'validation_failed', violations }, 422),
    );
    await current().save.trigger({ values: { title: 'A', category: null } });
    await vi.waitFor(() => expect(current().save.error?.violations).toEqual(violations));
    expect(lists()).toBe(before);
  });
});
