import { lazy } from '@console/ui/lazy';

/** The dialog of a note. It loads with its editor when a person adds or edits a note. */
export const NoteDialog = lazy(() =>
  import('./NoteDialog.tsx').then((module) => module.NoteDialog),
);
