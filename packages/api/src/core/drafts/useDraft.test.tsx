// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../../testing/fakeFetch.ts';
import { renderApi } from '../../testing/renderApi.tsx';
import { browserDrafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';

// The environment has no IndexedDB, so these drafts are in memory.

const schema = v.object({ code: v.string() });
type Values = v.InferOutput<typeof schema>;
type Props = { values: Values | undefined; recordKey?: string };
const saved: Values = { code: 'saved' };
const useProbe = ({ values, recordKey = 'scrape-812' }: Props) =>
  useDraft({ recordKey, schema, values, base: 7, baseValues: saved });

const owner = { userId: 4, recordKey: 'scrape-812' };
const store = (values: unknown, of = owner) =>
  browserDrafts.save(of, browserDrafts.create(values, null));
const codes = (page: ReturnType<typeof open>) =>
  page.current().offered.map(({ values }) => values.code);
const open = (props: Props = { values: undefined }) => renderApi(useProbe, props);
const stored = async () =>
  (await browserDrafts.list(owner)).map(({ values }) => (values as Values).code);

beforeEach(() => {
  fakeFetch(() => json({ id: 4, first_name: 'Ada', last_name: 'King', email: 'a@b.c', roles: [] }));
});
afterEach(async () => {
  for (const { id } of await browserDrafts.list(owner)) await browserDrafts.remove(id);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the draft of a form', () => {
  it('is offered where its record is opened, and only in the shape of the form', async () => {
    await store({ code: 'kept' });
    await store({ code: 4 });
    await store({ code: 'of another record' }, { ...owner, recordKey: 'scrape-8' });
    const page = open();
    await vi.waitFor(() => expect(codes(page)).toEqual(['kept']));
    page.show({ values: undefined, recordKey: 'scrape-8' });
    expect(codes(page)).toEqual([]);
    await vi.waitFor(() => expect(codes(page)).toEqual(['of another record']));
  });

  it('is stored while the form is dirty, and is not offered to the form that writes it', async () => {
    await store({ code: 'kept' });
    const page = open();
    await vi.waitFor(() => expect(codes(page)).toEqual(['kept']));
    page.show({ values: { code: 'typed' } });
    await vi.waitFor(async () => expect((await stored()).toSorted()).toEqual(['kept', 'typed']));
    expect(codes(page)).toEqual(['kept']);
    expect(page.current().tabOnly).toBe(true);
    expect(await browserDrafts.list(owner)).toContainEqual(
      expect.objectContaining({ values: { code: 'typed' }, base: 7, baseValues: saved }),
    );
    page.leave();
    const next = open();
    await vi.waitFor(() => expect(codes(next).toSorted()).toEqual(['kept', 'typed']));
  });

  it('is offered with the values of its version, where they have the shape of the form', async () => {
    const before = { code: 'before' };
    await browserDrafts.save(owner, browserDrafts.create({ code: 'one' }, 7, 'one', before));
    await browserDrafts.save(owner, browserDrafts.create({ code: 'two' }, 7, 'two', 'damaged'));
    const page = open();
    await vi.waitFor(() => expect(codes(page).toSorted()).toEqual(['one', 'two']));
    const baseOf = (id: string) =>
      page.current().offered.find((draft) => draft.id === id)?.baseValues;
    expect([baseOf('one'), baseOf('two')]).toEqual([before, undefined]);
  });

  it('goes alone when it is discarded', async () => {
    await store({ code: 'one' });
    await store({ code: 'two' });
    const page = open();
    await vi.waitFor(() => expect(page.current().offered).toHaveLength(2));
    const [first, second] = page.current().offered;
    if (!first || !second) throw new Error('Two drafts are offered.');
    act(() => page.current().discard(first));
    expect(codes(page)).toEqual([second.values.code]);
    await vi.waitFor(async () => expect(await stored()).toEqual([second.values.code]));
  });

  it('is replaced by what it was restored into, which goes with the save', async () => {
    await store({ code: 'kept' });
    const page = open();
    await vi.waitFor(() => expect(codes(page)).toEqual(['kept']));
    const [draft] = page.current().offered;
    if (!draft) throw new Error('A draft is offered.');
    act(() => page.current().restore(draft));
    expect(codes(page)).toEqual([]);
    expect(await stored()).toEqual(['kept']);
    page.show({ values: { code: 'kept, and more' } });
    await vi.waitFor(async () => expect(await stored()).toEqual(['kept, and more']));
    await page.current().clear();
    expect(await stored()).toEqual([]);
  });

  it('can be set aside, and is offered then', async () => {
    const page = open({ values: { code: 'mine' } });
    await vi.waitFor(async () => expect(await stored()).toContain('mine'));
    act(() => page.current().setAside({ code: 'mine' }, 7));
    page.show({ values: undefined });
    expect(codes(page)).toEqual(['mine']);
    expect(page.current().offered[0]?.base).toBe(7);
  });
});
