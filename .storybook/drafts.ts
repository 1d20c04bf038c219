import { browserDrafts } from '@console/api/core/drafts/drafts';
import { meAs } from '@console/mocks/me/handlers';

/**
 * Stores a draft of a form, as if the admin had typed it before.
 *
 * @param form the key of the form: `entity-12`
 * @param base unix seconds of the version on which it was written
 */
export async function keepDraft(
  form: string,
  values: unknown,
  base: number | null = null,
): Promise<void> {
  const owner = { userId: meAs('ROLE_ADMIN').id, recordKey: `form-${form}` };
  await browserDrafts.save(owner, browserDrafts.create(values, base));
}

/** Removes the drafts that an earlier story left in this browser. */
export async function forgetDrafts(): Promise<void> {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('unstored-draft:')) sessionStorage.removeItem(key);
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'drafts')) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const cleared = database.transaction('drafts', 'readwrite').objectStore('drafts').clear();
      cleared.addEventListener('success', () => {
        database.close();
        resolve();
      });
      cleared.addEventListener('error', () => reject(cleared.error));
    });
  });
}
