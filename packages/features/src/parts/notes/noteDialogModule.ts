import { lazy } from '@console/ui/lazy';

const load = () => import('./NoteDialog.tsx');

/** The dialog with its editor, which nobody needs who only reads notes. */
export const NoteDialog = lazy(() => load().then((module) => module.NoteDialog));

export const preloadNoteDialog = () => void load().catch(() => undefined);
