const storageKey = (key: string) => `draft:${key}`;
const forms = new Map<string, () => unknown>();
const listeners = new Set<() => void>();

/**
 * Calls `save` before a forced reload, for drafts that are kept elsewhere. Returns a function that
 * removes it again.
 */
export function onForcedReload(save: () => void): () => void {
  listeners.add(save);
  return () => {
    listeners.delete(save);
  };
}

/**
 * Registers a form that can be dirty, under a key such as `entity-12` or `entity-new`. Before a
 * forced reload its values go into session storage. `getValues` returns undefined while nothing is
 * unsaved. Returns a function that removes the form.
 */
export function registerDraft(key: string, getValues: () => unknown): () => void {
  forms.set(key, getValues);
  return () => {
    if (forms.get(key) === getValues) forms.delete(key);
  };
}

/**
 * Takes the values that a reload saved of this form. The form offers them when it opens again. They
 * are as untrusted as any stored text.
 */
export function takeDraft(key: string): unknown {
  const saved = sessionStorage.getItem(storageKey(key));
  sessionStorage.removeItem(storageKey(key));
  try {
    return saved === null ? undefined : JSON.parse(saved);
  } catch {
    return undefined;
  }
}

/**
 * Saves all dirty forms before a reload. When storage is full, the draft is lost and the reload
 * still happens.
 */
export function saveDrafts(): void {
  for (const save of listeners) save();
  for (const [key, getValues] of forms) {
    const values = getValues();
    if (values === undefined) continue;
    try {
      sessionStorage.setItem(storageKey(key), JSON.stringify(values));
    } catch {
      return;
    }
  }
}

/** Drops the saved values, so that the next user of this tab does not see them. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
}
