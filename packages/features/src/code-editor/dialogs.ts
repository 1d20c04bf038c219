// The dialogs of the editor, what a save needs, which begins in one of them, and drafts.
export { ChangeTypeDialog } from './ChangeTypeDialog.tsx';
export { checkForSave } from './checkForSave.ts';
export { ConflictDialog } from './ConflictDialog.tsx';
export { DraftOffers } from './DraftOffers.tsx';
export { failureText, NOT_TRIED, reasonRefusal } from './failureText.ts';
export { afterSave, mergeBuffer, takeTheirs } from './mergeBuffer.ts';
export { SaveAnywayDialog } from './SaveAnywayDialog.tsx';
export { SaveCodeDialog } from './SaveCodeDialog.tsx';
export { DiscardDialog } from './DiscardDialog.tsx';
