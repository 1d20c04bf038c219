const storageKey = (key: string) => `draft:${key}`;
const forms = new Map<string, () => unknown>();

/**
 * A form that can be dirty names itself (`entity-12`, `entity-new`); before a reload that nobody
 * asked for its values go into session storage. `getValues` answers undefined while nothing is
 * unsaved. Returns the function that takes the form off the list.
 */
export function registerDraft(key: string, getValues: () => unknown): () => void {
  forms.set(key, getValues);
  return () => {
    if (forms.get(key) === getValues) forms.delete(key);
  };
}

/**
 * What a reload saved of this form, once; the form offers it when it opens again. The values are as
 * untrusted as any stored text.
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

/** Called before a reload. A full storage loses the draft, not the reload. */
export function saveDrafts(): void {
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

/** Whoever signs in next in this tab does not see what somebody else typed. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
}
