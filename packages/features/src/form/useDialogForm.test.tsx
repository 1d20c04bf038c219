// @vitest-environment happy-dom
import { ApiError } from '@console/api/core/errors';
import { saveDrafts, takeDraft } from '@console/api/core/session/unsavedForms';
import { noticesStore, showError } from '@console/ui/Notices/notices.store.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineForm } from './defineForm.ts';
import { useDialogForm } from './useDialogForm.ts';

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

function open({ error, saved }: { error?: ApiError; saved?: Values } = {}) {
  const trigger = vi.fn<(body: Values) => Promise<Values | undefined>>(async () => saved);
  const [onClose, onSaved] = [vi.fn<() => void>(), vi.fn<(saved: Values) => void>()];
  const hook = renderHook(
    ({ failure }: { failure?: ApiError }) =>
      useDialogForm({
        definition,
        defaults,
        draftKey: 'thing-new',
        write: { trigger, pending: false, error: failure, reset: vi.fn<() => void>() },
        toBody: (values) => values,
        success: 'Saved.',
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
  cleanup();
  sessionStorage.clear();
  noticesStore.shown = [];
});

describe('the draft of a form', () => {
  test('is kept over a forced reload, and offered when the form opens again', async () => {
    const before = open();
    before.type({ name: 'Half typed' });
    saveDrafts();
    before.unmount();

    const { form } = open();
    expect(form().values).toEqual(defaults);
    await act(async () => form().draft?.restore());
    expect(form().values).toEqual({ ...defaults, name: 'Half typed' });
    expect([form().dirty, form().draft]).toEqual([true, undefined]);
  });

  test('can be discarded', () => {
    sessionStorage.setItem('draft:thing-new', JSON.stringify({ ...defaults, name: 'Half typed' }));
    const { form } = open();
    act(() => form().draft?.discard());
    expect([form().values.name, form().draft]).toEqual(['', undefined]);
  });

  test('does not exist for an untouched or a closed form', () => {
    const untouched = open();
    saveDrafts();
    expect(takeDraft('thing-new')).toBeUndefined();
    untouched.type({ name: 'x' });
    untouched.unmount();
    saveDrafts();
    expect(takeDraft('thing-new')).toBeUndefined();
  });

  test.each(['{', '[]', '{"name":7}', 'null'])(
    'is not offered where the storage holds %s',
    (stored) => {
      sessionStorage.setItem('draft:thing-new', stored);
      expect(open().form().draft).toBeUndefined();
    },
  );
});

describe('a save', () => {
  test('shows its toast, passes the answer on and closes', async () => {
    const saved = { ...defaults, name: 'Acme' };
    const { form, type, trigger, onSaved, onClose } = open({ saved });
    expect(form().reasonNotSavable).toBe('Name: This is required');
    type({ name: 'Acme' });
    expect(form().reasonNotSavable).toBeUndefined();
    await act(() => form().submit());
    expect(trigger).toHaveBeenCalledWith(saved);
    expect(onSaved).toHaveBeenCalledWith(saved);
    expect(onClose).toHaveBeenCalledOnce();
    expect(noticesStore.shown.map(({ title }) => title)).toEqual(['Saved.']);
  });

  test('that fails keeps the dialog and the values', async () => {
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

  test('goes with its notice as soon as the refused field is changed', async () => {
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

  test('of a field that was changed before it came stays in its notice', async () => {
    const { form, type, rerender } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    type({ url: 'new.example' });
    showError(notice);
    rerender({ failure: refused });
    expect(titles()).toEqual([notice.title]);
  });

  test('goes with its notice at the next try', async () => {
    const { form, type, rerender } = open();
    type({ name: 'Acme' });
    await act(() => form().submit());
    showError(notice);
    rerender({ failure: refused });
    await act(() => form().submit());
    expect(titles()).toEqual([]);
  });
});
