import { proxy } from 'valtio';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly detail?: string;
  /** A link to the result, or to an alternative. */
  readonly link?: { readonly label: string; readonly href: string; readonly newTab?: boolean };
  /** When it was first shown, in unix seconds. */
  readonly at: number;
  /** How often the same notice was raised while it was shown. */
  count: number;
}

const SUCCESS_MS = 3000;
const HISTORY_LENGTH = 20;

/** The notices on the screen, and the last 20 that were shown, newest first. */
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

/** Removes a notice from the screen; it stays in the history. */
export function closeNotice(id: number): void {
  noticesStore.shown = noticesStore.shown.filter((notice) => notice.id !== id);
}

/** Takes an error notice off the screen because its cause is gone. */
export function closeError({ title, detail }: Pick<Notice, 'title' | 'detail'>): void {
  for (const notice of noticesStore.shown)
    if (notice.kind === 'error' && notice.title === title && notice.detail === detail)
      closeNotice(notice.id);
}

/** Shows a success for three seconds, with a link to the result. */
export function showSuccess(text: string, link?: Notice['link']): void {
  const id = show({ kind: 'success', title: text, link });
  setTimeout(closeNotice, SUCCESS_MS, id);
}

/**
 * Shows an error, and a link to an alternative, until it is closed. The same error again raises the
 * count of the notice that is still shown.
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
