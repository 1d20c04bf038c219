import { lazy } from '@console/ui/lazy';
import { EditButton, type EditButtonProps } from '../../parts/entity-info/EditButton.tsx';

const AliasEditorDialog = lazy(() =>
  import('./AliasEditorDialog.tsx').then((module) => module.AliasEditorDialog),
);

/** The button that opens the alias editor. */
export const EditAliasesButton = ({ version }: Pick<EditButtonProps, 'version'>) => (
  <EditButton
    label="Edit Aliases"
    version={version}
    action="entityPage.editAliases"
    preload={AliasEditorDialog.preload}
  >
    {(edited, close) => <AliasEditorDialog version={edited} onClose={close} />}
  </EditButton>
);
