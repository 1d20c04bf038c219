// @vitest-environment happy-dom
import { saveDrafts, takeDraft } from '@console/api/core/session/unsavedForms';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { useApiForm } from './useApiForm.ts';

const shape = v.object({ name: v.string() });
const open = () =>
  renderHook(() => {
    const form = useForm({ defaultValues: { name: '' } });
    return { form, ...useApiForm(form, { draftKey: 'thing-new', shape }) };
  });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('input that was not saved', () => {
  test('is put aside before a reload, and offered when the form opens again', () => {
    const before = open();
    act(() => before.result.current.form.setValue('name', 'Half typed', { shouldDirty: true }));
    saveDrafts();
    before.unmount();

    const { result } = open();
    expect(result.current.form.getValues()).toEqual({ name: '' });
    expect(result.current.draft).toEqual({ name: 'Half typed' });
    act(() => result.current.restoreDraft());
    expect(result.current.form.getValues()).toEqual({ name: 'Half typed' });
    expect([result.current.isDirty, result.current.draft]).toEqual([true, undefined]);
  });

  test('can be forgotten', () => {
    sessionStorage.setItem('draft:thing-new', JSON.stringify({ name: 'Half typed' }));
    const { result } = open();
    act(() => result.current.forgetDraft());
    expect([result.current.form.getValues().name, result.current.draft]).toEqual(['', undefined]);
  });

  test('of an untouched form, or of one that was closed, is nothing', () => {
    const untouched = open();
    saveDrafts();
    expect(takeDraft('thing-new')).toBeUndefined();
    act(() => untouched.result.current.form.setValue('name', 'x', { shouldDirty: true }));
    untouched.unmount();
    saveDrafts();
    expect(takeDraft('thing-new')).toBeUndefined();
  });

  test.each(['{', '[]', '{"name":7}', 'null'])(
    'is not offered where the storage holds %s',
    (stored) => {
      sessionStorage.setItem('draft:thing-new', stored);
      expect(open().result.current.draft).toBeUndefined();
    },
  );
});
