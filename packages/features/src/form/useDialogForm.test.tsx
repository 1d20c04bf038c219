// @vitest-environment happy-dom
import type { Draft } from '@console/api/core/drafts/drafts';
import { useDraft } from '@console/api/core/drafts/useDraft';
import { ApiError, offlineError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import { noticesStore, showError, undoNotice } from '@console/ui/Notices/notices.store.ts';
import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineForm } from './defineForm.ts';
import { useDialogForm } from './useDialogForm.ts';
import { toSettle } from './useFieldConflict.ts';

vi.mock('@console/api/core/drafts/useDraft', () => ({ useDraft: vi.fn<() => typeof draft>() }));
const draft = {
  offered: [] as Draft<Values>[],
  touch: vi.fn<() => void>(),
  restore: vi.fn<() => void>(),
  discard: vi.fn<() => void>(),
  setAside: vi.fn<() => void>(),
  clear: vi.fn<() => Promise<void>>(async () => undefined),
  tabOnly: false,
};
const draftOf = (values: Values, baseValues?: Values): Draft<Values> => ({
  id: 'a',
  values,
  savedAt: 8,
  base: 7,
  baseValues,
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useDraft).mockReturnValue(draft);
});

const definition = defineForm({
  shape: v.object({ name: v.string(), url: v.string() }),
  labels: { name: 'Name', url: 'Website' },
  problemsOf: ({ name }) => (name === '' ? { name: 'This is required' } : {}),
});
type Values = { name: string; url: string };
const defaults: Values = { name: '', url: 'acme.example' };
const refused = new ApiError('refused', {
  kind: 'invalid',
  status: 422,
  title: 'An error occurred',
  detail: 'url: URL not valid',
  violations: [{ propertyPath: 'url', message: 'URL not valid' }],
});

function open({
  error,
  saved,
  undo,
  newer,
  savedAt = 7,
}: {
  error?: ApiError;
  saved?: Values;
  undo?: (saved: Values, before: Values) => Values;
  /** What somebody else has saved meanwhile. */
  newer?: Values | (() => Values | undefined);
  savedAt?: number | null;
} = {}) {
  const trigger = vi.fn<ApiMutation<Values, Values>['trigger']>(async () => saved);
  const [onClose, onSaved] = [vi.fn<() => void>(), vi.fn<(saved: Values) => void>()];
  const hook = renderHook(
    ({ failure }: { failure?: ApiError }) =>
      useDialogForm({
        definition,
        defaults,
        draftKey: 'thing-new',
        savedAt,
        write: { trigger, pending: false, error: failure, reset: vi.fn<() => void>() },
        toBody: (values, rebase) => {
          const found = typeof newer === 'function' ? newer() : newer;
          return found ? rebase(found).merged : values;
        },
        success: 'Saved.',
        undo,
        onSaved,
        onClose,
      }),
    { initialProps: { failure: error } },
  );
  const form = () => hook.result.current;
  const type = (values: Partial<Values>) =>
    act(() => {
      if (values.name !== undefined) form().setValue('name', values.name, { shouldDirty: true });
      if (values.url !== undefined) form().setValue('url', values.url, { shouldDirty: true });
    });
  return { ...hook, form, type, trigger, onClose, onSaved };
}

afterEach(() => {
  noticesStore.shown = [];
});

describe('the draft of a form', () => {
  const typed = () => vi.mocked(useDraft).mock.lastCall?.[0].values;

  test('holds the typed values, and is absent while the form is untouched', () => {
    const { type } = open();
    expect(typed()).toBeUndefined();
    type({ name: 'Half typed' });
    expect(typed()).toEqual({ ...defaults, name: 'Half typed' });
    type({ name: '' });
    expect(typed()).toBeUndefined();
  });

  test('is restored into the form, whose values become another draft', async () => {
    const { form, type } = open();
    type({ name: 'Typed meanwhile' });
    await act(async () => form().drafts.restore(draftOf({ ...defaults, name: 'Half typed' })));
    expect(draft.setAside).toHaveBeenCalledWith(
      { ...defaults, name: 'Typed meanwhile' },
      7,
      defaults,
    );
    expect(draft.restore).toHaveBeenCalledOnce();
    expect(form().values.name).toBe('Half typed');
    expect(form().dirty).toBe(true);
  });

  test("keeps another person's changes in fields that the draft did not change", async () => {
    const older = { name: '', url: 'before.example' };
    const typedThen = draftOf({ ...older, name: 'Half typed' }, older);
    vi.mocked(useDraft).mockReturnValue({ ...draft, offered: [typedThen] });
    const { form } = open();
    const [offered] = form().drafts.offered;
    if (!offered) throw new Error('A draft is offered.');
    expect(offered.values).toEqual({ name: 'Half typed', url: 'acme.example' });
    await act(async () => form().drafts.restore(offered));
    expect(form().values).toEqual({ name: 'Half typed', url: 'acme.example' });
  });

  test('asks about what both sides changed, also after the next reload', async () => {
    const older = { name: '', url: 'before.example' };
    const typedThen = draftOf({ name: 'Half typed', url: 'mine.example' }, older);
    const { form } = open();
    await act(async () => form().drafts.restore(typedThen));
    expect(toSettle(form())).toMatchObject({ fields: ['url'], theirs: defaults, savedAt: 7 });
    const kept = () => vi.mocked(useDraft).mock.lastCall?.[0].baseValues;
    expect(kept()).toEqual(older);
    act(() => toSettle(form())?.takeTheirs());
    expect(toSettle(form())).toBeUndefined();
    expect(form().values).toEqual({ name: 'Half typed', url: 'acme.example' });
    expect(kept()).toEqual(defaults);
  });

  test('keeps the question of a refused save until it is answered', async () => {
    const { form, type } = open({ newer: { name: 'Theirs', url: 'theirs.example' } });
    type({ name: 'Acme' });
    await act(() => form().submit());
    expect(vi.mocked(useDraft).mock.lastCall?.[0].baseValues).toEqual({
      name: '',
      url: 'theirs.example',
    });
  });

  test('holds the values of the edited version, if there is one', () => {
    open();
    expect(vi.mocked(useDraft).mock.lastCall?.[0]).toMatchObject({ base: 7, baseValues: defaults });
    open({ savedAt: null });
    expect(vi.mocked(useDraft).mock.lastCall?.[0]).toMatchObject({
      base: null,
      baseValues: defaults,
    });
  });

  test('is removed by a save', async () => {
    const { form, type } = open({ saved: { ...defaults, name: 'Acme' } });
    type({ name: 'Acme' });
    await act(() => form().submit());
    expect(draft.clear).toHaveBeenCalledOnce();
    expect(typed()).toBeUndefined();
  });

  test('is removed when the person discards the input', () => {
    const { form, type, onClose } = open();
    type({ name: 'Acme' });
    act(() => form().onClose());
    expect(onClose).toHaveBeenCalledOnce();
    expect(draft.clear).toHaveBeenCalledOnce();
    expect(typed()).toBeUndefined();
  });

  test('is kept, and no other is offered, when the record accepts no save any more', async () => {
    vi.mocked(useDraft).mockReturnValue({ ...draft, offered: [draftOf(defaults)] });
    const { form, type, rerender, onClose } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    rerender({
      failure: new ApiError('archived', {
        kind: 'conflict',
        status: 409,
        code: 'entity_archived',
        title: 'Conflict',
        detail: 'The entity is archived.',
      }),
    });
    expect(form().refusal?.final).toBe(true);
    expect(form().drafts.offered).toEqual([]);
    act(() => form().onClose());
    expect(onClose).toHaveBeenCalledOnce();
    expect(draft.clear).not.toHaveBeenCalled();
    expect(typed()).toEqual({ ...defaults, name: 'Acme' });
  });
});

describe('a save', () => {
  test('shows its toast, passes the answer on and closes', async () => {
    const saved = { ...defaults, name: 'Acme' };
    const { form, type, trigger, onSaved, onClose } = open({ saved });
    expect(form().reasonNotSavable).toBe('Name: This is required');
    type({ name: 'Acme' });
    expect(form().reasonNotSavable).toBeUndefined();
    await act(() => form().submit());
    expect(trigger).toHaveBeenCalledWith(saved, expect.any(Function));
    expect(onSaved).toHaveBeenCalledWith(saved);
    expect(onClose).toHaveBeenCalledOnce();
    expect(noticesStore.shown.map(({ title }) => title)).toEqual(['Saved.']);
  });

  test('can be undone when the form provides an inverse', async () => {
    const { form, type, trigger } = open({
      saved: { ...defaults, name: 'Acme' },
      undo: () => defaults,
    });
    type({ name: 'Acme' });
    await act(() => form().submit());
    expect(noticesStore.shown).toMatchObject([{ title: 'Saved.', undoable: true }]);
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(trigger.mock.lastCall?.[0]).toEqual(defaults);
    expect(noticesStore.shown.map(({ title }) => title)).toEqual(['Undone.']);
  });

  test('is undone to the values that another person has saved meanwhile', async () => {
    const newer = { ...defaults, url: 'theirs.example' };
    const { form, type, trigger } = open({
      saved: { ...newer, name: 'Acme' },
      undo: (_saved, before) => before,
      newer,
    });
    type({ name: 'Acme' });
    await act(() => form().submit());
    expect(trigger.mock.lastCall?.[0]).toEqual({ ...newer, name: 'Acme' });
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(trigger.mock.lastCall?.[0]).toEqual(newer);
  });

  test.each<[of: string, typed: Partial<Values>, retyped: Partial<Values>, newer: Values]>([
    ['was saved', { name: 'Acme' }, {}, { name: 'Acme', url: 'theirs.example' }],
    [
      'was saved, before another one',
      { name: 'Ac' },
      { name: 'Acme' },
      { name: 'Ac', url: 'theirs.example' },
    ],
    ['was saved, trimmed', { name: ' Acme ' }, {}, { name: 'Acme', url: 'theirs.example' }],
    ['was not saved', { name: 'Acme' }, {}, { name: '', url: 'theirs.example' }],
  ])('is undone to the values of others where a try without an answer %s', async (_, ...given) => {
    const [typed, retyped, newer] = given;
    const merged = { ...newer, ...typed, ...retyped };
    let found: Values | undefined;
    const { form, type, trigger, rerender } = open({
      saved: merged,
      undo: (_saved, before) => before,
      newer: () => found,
    });
    trigger.mockResolvedValueOnce(undefined);
    type(typed);
    await act(() => form().submit());
    rerender({ failure: offlineError() });
    found = newer;
    type(retyped);
    await act(() => form().submit());
    expect(trigger.mock.lastCall?.[0]).toEqual(merged);
    expect(toSettle(form())).toBeUndefined();
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(trigger.mock.lastCall?.[0]).toEqual({ name: '', url: 'theirs.example' });
  });

  test('shows one notice with the reason when its undo is refused', async () => {
    const { form, type, trigger } = open({
      saved: { ...defaults, name: 'Acme' },
      undo: () => defaults,
    });
    type({ name: 'Acme' });
    await act(() => form().submit());
    trigger.mockImplementationOnce(async (_body, onFailure) => {
      if (!(await onFailure?.(refused)))
        showError({ title: 'An error occurred: Status 422', detail: 'url: URL not valid' });
      return undefined;
    });
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(noticesStore.shown).toMatchObject([
      { title: 'It could not be undone.', detail: 'url: URL not valid' },
    ]);
  });

  test('says who changed the record meanwhile when its undo comes too late', async () => {
    const { form, type, trigger } = open({ saved: defaults, undo: () => defaults });
    type({ name: 'Acme' });
    await act(() => form().submit());
    trigger.mockImplementationOnce(async (_body, onFailure) => {
      const detail =
        'This note was changed by Ada Byron at 2026-11-20T14:30:00Z. Reload it before saving.';
      onFailure?.(new ApiError(detail, { kind: 'stale', status: 412, detail }));
      return undefined;
    });
    await undoNotice(noticesStore.shown[0]?.id ?? 0);
    expect(noticesStore.shown[0]?.detail).toMatch(
      /^Changed by Ada Byron meanwhile \(11\/20\/2026 \d\d:\d\d \S+\)\.$/,
    );
  });

  test('keeps the dialog and the values when it fails', async () => {
    const { form, type, onClose } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    expect(onClose).not.toHaveBeenCalled();
    expect(form().values.name).toBe('Acme');
  });
});

describe('a refusal', () => {
  const notice = { title: 'An error occurred: Status 422', detail: 'url: URL not valid' };
  const titles = () => noticesStore.shown.map(({ title }) => title);

  test('disappears with its notice when the refused field changes', async () => {
    const { form, type, rerender } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    showError(notice);
    showError({ title: 'Another error' });
    rerender({ failure: refused });
    expect(form().refusals.url?.message).toBe('URL not valid');
    expect(form().refusal).toBeUndefined();
    type({ name: 'Acme Inc' });
    expect(titles()).toHaveLength(2);
    type({ url: 'new.example' });
    expect(titles()).toEqual(['Another error']);
  });

  test('stays in its notice when the field changed before the answer', async () => {
    const { form, type, rerender } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    type({ url: 'new.example' });
    showError(notice);
    rerender({ failure: refused });
    expect(titles()).toEqual([notice.title]);
  });

  test('disappears with its notice on the next attempt', async () => {
    const { form, type, rerender } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    showError(notice);
    rerender({ failure: refused });
    await act(() => form().submit());
    expect(titles()).toEqual([]);
  });
});
