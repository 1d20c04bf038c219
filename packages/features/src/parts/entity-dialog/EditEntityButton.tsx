import { lazy } from '@console/ui/lazy';
import { EditButton, type EditButtonProps } from '../entity-info/EditButton.tsx';
import type { EntityDialogVariant } from './useEntityForm.ts';

const EntityDialog = lazy(() => import('./EntityDialog.tsx').then((module) => module.EntityDialog));

interface EditEntityButtonProps extends EditButtonProps {
  variant: EntityDialogVariant;
}

/**
 * The button "Edit" and its dialog. The quick variant has no check boxes for a missing address.
 * When one of them is ticked, that variant would offer no way to enter an address, so the full
 * variant opens.
 */
export const EditEntityButton = ({ variant, ...button }: EditEntityButtonProps) => (
  <EditButton label="Edit" preload={EntityDialog.preload} {...button}>
    {(edited, close) => (
      <EntityDialog
        variant={edited.entity.no_website || edited.entity.no_career_page ? 'full' : variant}
        version={edited}
        onClose={close}
      />
    )}
  </EditButton>
);
