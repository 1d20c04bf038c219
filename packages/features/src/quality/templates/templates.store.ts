import { localStore } from '@console/api/core/storage';
import * as v from 'valibot';
import { proxy, ref } from 'valtio';
import { templatesSchema, type Template } from './templates.ts';

const keyOf = (owner: number) => `note-templates:${owner}` as const;

function read(owner: number): readonly Template[] {
  try {
    return v.parse(templatesSchema, JSON.parse(localStore().getItem(keyOf(owner)) ?? '[]'));
  } catch {
    return []; // There is no storage, no JSON or no templates.
  }
}

const open = (owner: number) =>
  proxy({
    all: ref(read(owner)),
    /** True when the templates could not be stored and last only until the page is closed. */
    unstored: false,
  });
const stores = new Map<number, ReturnType<typeof open>>();

/**
 * The note templates of a person in this browser. They are read when they are needed for the first
 * time.
 */
export function templatesStore(owner: number): ReturnType<typeof open> {
  const store = stores.get(owner) ?? open(owner);
  stores.set(owner, store);
  return store;
}

/** Stores the templates. When that is not possible, they last until the page is closed. */
export function setTemplates(owner: number, all: readonly Template[]): void {
  const store = templatesStore(owner);
  store.all = ref(all);
  try {
    localStore().setItem(keyOf(owner), JSON.stringify(all));
    store.unstored = false;
  } catch {
    store.unstored = true;
  }
}
