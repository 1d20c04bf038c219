import { lazy } from '@console/ui/lazy';
import { EditButton, type EditButtonProps } from '../entity-info/EditButton.tsx';

const TagEditorDialog = lazy(() =>
  import('./TagEditorDialog.tsx').then((module) => module.TagEditorDialog),
);

/** The button that opens the tag editor. */
export const EditTagsButton = (props: EditButtonProps) => (
  <EditButton label="Edit Tags" preload={TagEditorDialog.preload} {...props}>
    {(edited, close) => <TagEditorDialog version={edited} onClose={close} />}
  </EditButton>
);
