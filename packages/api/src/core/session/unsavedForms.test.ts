// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDrafts, registerDraft, saveDrafts, takeDraft } from './unsavedForms.ts';

beforeEach(() => sessionStorage.clear());

describe('what is typed and not saved', () => {
  it('outlives a reload, once, form by form', () => {
    const forgetters = [
      registerDraft('entity-7', () => ({ name: 'Søn 🚀' })),
      registerDraft('entity-new', () => ['a']),
    ];
    saveDrafts();
    expect(takeDraft('entity-7')).toEqual({ name: 'Søn 🚀' });
    expect(takeDraft('entity-7')).toBeUndefined();
    expect(takeDraft('entity-new')).toEqual(['a']);
    for (const forget of forgetters) forget();
  });

  it('is that of the form as it is now, and of no form that is closed', () => {
    const forgetOld = registerDraft('entity-7', () => 'old');
    const forgetNew = registerDraft('entity-7', () => 'new');
    forgetOld();
    saveDrafts();
    expect(takeDraft('entity-7')).toBe('new');
    forgetNew();
    saveDrafts();
    expect(takeDraft('entity-7')).toBeUndefined();
  });

  it('is nothing where the storage holds no JSON', () => {
    sessionStorage.setItem('draft:entity-7', '{broken');
    expect(takeDraft('entity-7')).toBeUndefined();
  });

  it('does not stop the reload when the storage is full', () => {
    const forget = registerDraft('entity-7', () => 'x');
    const full = vi.fn<Storage['setItem']>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('sessionStorage', { setItem: full });
    expect(saveDrafts).not.toThrow();
    expect(full).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    forget();
  });

  it('goes with the person who typed it, and nothing else does', () => {
    sessionStorage.setItem('draft:entity-7', '"x"');
    sessionStorage.setItem('other', 'stays');
    dropDrafts();
    expect([takeDraft('entity-7'), sessionStorage.getItem('other')]).toEqual([undefined, 'stays']);
  });
});
