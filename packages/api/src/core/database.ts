// oxlint-disable-next-line no-restricted-imports -- the one place
import { createStore, type UseStore } from 'idb-keyval';
import type { DatabaseName } from './storage.ts';

/** Opens a store in one of the databases that the table in `storage.ts` lists. */
export const openDatabase = (name: DatabaseName, store: string = name): UseStore =>
  createStore(name, store);
