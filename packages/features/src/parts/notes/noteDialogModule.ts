import { lazy } from '@console/ui/lazy';

const load = () => import('./NoteDialog.tsx');

/** The dialog of a note. It loads with its editor when a person adds or edits a note. */
export const NoteDialog = lazy(() => load().then((module) => module.NoteDialog));

export const preloadNoteDialog = () => void load().catch(() => undefined);
