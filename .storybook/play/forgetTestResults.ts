const DATABASE = 'console-test-results';
const STORE = 'results';

const done = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('IndexedDB failed.'));
    request.addEventListener('success', () => resolve());
    request.addEventListener('complete', () => resolve());
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
  });

/** Removes the results of test runs that earlier stories left in the browser. */
export async function forgetTestResults(): Promise<void> {
  const request = indexedDB.open(DATABASE);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  await done(request);
  const transaction = request.result.transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).clear();
  await done(transaction);
  request.result.close();
}
