import { proxy } from 'valtio';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly detail?: string;
  /** Leads to the result, or to another way. */
  readonly link?: { readonly label: string; readonly href: string; readonly newTab?: boolean };
  /** When it was first shown, in unix seconds. */
  readonly at: number;
  /** How often it was raised while it was shown. */
  count: number;
}

const SUCCESS_MS = 3000;
const HISTORY_LENGTH = 20;

/** What is shown now, and the last 20 that were shown, newest first. */
export const noticesStore = proxy<{ shown: Notice[]; history: Notice[] }>({
  shown: [],
  history: [],
});

let lastId = 0;

function show(notice: Pick<Notice, 'kind' | 'title' | 'detail' | 'link'>): number {
  const id = ++lastId;
  const entry = { ...notice, id, at: Math.floor(Date.now() / 1000), count: 1 };
  noticesStore.shown.push(entry);
  noticesStore.history = [{ ...entry }, ...noticesStore.history].slice(0, HISTORY_LENGTH);
  return id;
}

/** Takes a notice off the screen; it stays in the history. */
export function closeNotice(id: number): void {
  noticesStore.shown = noticesStore.shown.filter((notice) => notice.id !== id);
}

/** Takes an error notice off the screen because its cause is gone. */
export function closeError({ title, detail }: Pick<Notice, 'title' | 'detail'>): void {
  for (const notice of noticesStore.shown)
    if (notice.kind === 'error' && notice.title === title && notice.detail === detail)
      closeNotice(notice.id);
}

/** Shows for three seconds that something has been done, and where. */
export function showSuccess(text: string, link?: Notice['link']): void {
  const id = show({ kind: 'success', title: text, link });
  setTimeout(closeNotice, SUCCESS_MS, id);
}

/**
 * Shows what went wrong, and where to go instead, until the notice is closed. A repeated notice
 * raises the count of the one that is still shown.
 */
export function showError({
  title,
  detail,
  link,
}: Pick<Notice, 'title' | 'detail' | 'link'>): void {
  const same = noticesStore.shown.find(
    (notice) =>
      notice.kind === 'error' &&
      notice.title === title &&
      notice.detail === detail &&
      notice.link?.href === link?.href,
  );
  if (!same) {
    show({ kind: 'error', title, detail, link });
    return;
  }
  same.count += 1;
  const remembered = noticesStore.history.find((notice) => notice.id === same.id);
  if (remembered) remembered.count = same.count;
}
