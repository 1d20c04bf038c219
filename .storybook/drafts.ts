import { browserDrafts } from '@console/api/core/drafts/drafts';
import { outboxStore } from '@console/api/reviews/outbox/outbox.store';
import { meAs } from '@console/mocks/me/handlers';

/**
 * Stores a draft of a form, as if the admin had typed it before.
 *
 * @param form the key of the form: `entity-12`
 * @param base unix seconds of the version on which it was written
 * @param baseValues the values of that version
 */
export async function keepDraft(
  form: string,
  values: unknown,
  base: number | null = null,
  baseValues?: unknown,
): Promise<void> {
  const owner = { userId: meAs('ROLE_ADMIN').id, recordKey: `form-${form}` };
  await browserDrafts.save(owner, browserDrafts.create(values, base, undefined, baseValues));
}

/** The drafts of a form that the admin has typed. */
export const draftsOf = (form: string) =>
  browserDrafts.list({ userId: meAs('ROLE_ADMIN').id, recordKey: `form-${form}` });

/** Of a draft that IndexedDB did not take in time. */
const COPY = 'unstored-draft:';

/** Clears an IndexedDB store if it exists. Database and store have the same name. */
async function clear(name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const cleared = database.transaction(name, 'readwrite').objectStore(name).clear();
      cleared.addEventListener('success', () => {
        database.close();
        resolve();
      });
      cleared.addEventListener('error', () => reject(cleared.error));
    });
  });
}

/** Removes the drafts and the decisions that an earlier story left in this browser. */
export async function forgetDrafts(): Promise<void> {
  outboxStore.items = [];
  outboxStore.waiting = undefined;
  outboxStore.tabOnly = false;
  // This comes after what an earlier story still writes, since the store does one thing at a time.
  await browserDrafts.list({ userId: 0, recordKey: '' });
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(COPY)) await browserDrafts.remove(key.slice(COPY.length));
  const databases = await indexedDB.databases();
  for (const name of ['drafts', 'outbox'])
    if (databases.some((database) => database.name === name)) await clear(name);
}
