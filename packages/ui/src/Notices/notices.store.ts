import { proxy } from 'valtio';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly detail?: string;
  /** A link to the result, or to an alternative. */
  readonly link?: { readonly label: string; readonly href: string; readonly newTab?: boolean };
  /** True when `undoNotice` can undo the reported change. */
  readonly undoable?: boolean;
  /** When the notice was first shown, in Unix seconds. */
  readonly at: number;
  /** How often the notice was raised while it was shown. */
  count: number;
}

/** Sends the inverse of a change. Resolves with the reason if that failed, otherwise with undefined. */
export type Undo = () => Promise<string | undefined>;

const SUCCESS_MS = 3000;
const UNDO_MS = 8000;
const HISTORY_LENGTH = 20;

/** The notices on the screen, and the last 20 that were shown, newest first. */
export const noticesStore = proxy<{ shown: Notice[]; history: Notice[] }>({
  shown: [],
  history: [],
});

let lastId = 0;
const undos = new Map<number, { undo: Undo; remains?: string }>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function show(notice: Pick<Notice, 'kind' | 'title' | 'detail' | 'link' | 'undoable'>): number {
  const id = ++lastId;
  const entry = { ...notice, id, at: Math.floor(Date.now() / 1000), count: 1 };
  noticesStore.shown.push(entry);
  noticesStore.history = [{ ...entry }, ...noticesStore.history].slice(0, HISTORY_LENGTH);
  return id;
}

/** Removes a notice from the screen; it stays in the history. */
export function closeNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  undos.delete(id);
  noticesStore.shown = noticesStore.shown.filter((notice) => notice.id !== id);
}

/** Removes an error notice from the screen when its cause is gone. */
export function closeError({ title, detail }: Pick<Notice, 'title' | 'detail'>): void {
  for (const notice of noticesStore.shown)
    if (notice.kind === 'error' && notice.title === title && notice.detail === detail)
      closeNotice(notice.id);
}

const closeAfter = (id: number, milliseconds: number) => {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(closeNotice, milliseconds, id));
};

/**
 * Shows a success for three seconds, or for eight with a way to undo it. `remains` is a sentence
 * about what the undo does not bring back.
 */
export function showSuccess(
  text: string,
  link?: Notice['link'],
  undo?: Undo,
  remains?: string,
): void {
  const id = show({ kind: 'success', title: text, link, undoable: undo !== undefined });
  if (undo) undos.set(id, { undo, remains });
  closeAfter(id, undo ? UNDO_MS : SUCCESS_MS);
}

/** Keeps a success on the screen while somebody points at it or has the focus in it. */
export const holdNotice = (id: number): void => clearTimeout(timers.get(id));

/** Removes a success three seconds after the pointer and the focus have left it. */
export function releaseNotice(id: number): void {
  if (timers.has(id)) closeAfter(id, SUCCESS_MS);
}

const newestUndoable = () => noticesStore.shown.findLast(({ undoable }) => undoable);

export const canUndo = (): boolean => newestUndoable() !== undefined;

/** When the newest toast whose change can be undone was shown, in Unix seconds. */
export const newestUndoableAt = (): number | undefined => newestUndoable()?.at;

/** Undoes the newest change whose toast is still shown. */
export async function undoNewest(): Promise<void> {
  const newest = newestUndoable();
  if (newest) await undoNotice(newest.id);
}

/** Undoes what a notice reports, and says whether that worked. */
export async function undoNotice(id: number): Promise<void> {
  const kept = undos.get(id);
  if (!kept) return;
  closeNotice(id);
  const reason = await kept.undo().catch(() => '');
  if (reason === undefined) showSuccess(['Undone.', kept.remains].filter(Boolean).join(' '));
  else showError({ title: 'It could not be undone.', detail: reason });
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
