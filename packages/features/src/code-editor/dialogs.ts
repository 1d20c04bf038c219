// The dialogs of the editor, the drafts, and the functions that a save needs. They can share a
// chunk, because a save begins in a dialog.
export { ChangeTypeDialog } from './ChangeTypeDialog.tsx';
export { checkForSave } from './checkForSave.ts';
export { ConflictDialog } from './ConflictDialog.tsx';
export { DraftOffers } from './DraftOffers.tsx';
export { failureText, NOT_TRIED, reasonRefusal } from './failureText.ts';
export { afterSave, mergeBuffer, takeTheirs } from './mergeBuffer.ts';
export { SaveAnywayDialog } from './SaveAnywayDialog.tsx';
export { SaveCodeDialog } from './SaveCodeDialog.tsx';
export { DiscardDialog } from './DiscardDialog.tsx';
