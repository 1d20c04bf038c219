import { lazy } from '@console/ui/lazy';
import { EditButton, type EditButtonProps } from '../entity-info/EditButton.tsx';

const EntityDialog = lazy(() => import('./EntityDialog.tsx').then((module) => module.EntityDialog));

/**
 * The button that opens the dialog of a dashboard for an entity. The quick variant has no check
 * boxes for a missing address. When one of them is ticked, that variant would offer no way to enter
 * an address, so the full variant opens.
 */
export const EditEntityButton = (props: EditButtonProps) => (
  <EditButton label="Edit" preload={EntityDialog.preload} {...props}>
    {(edited, close) => (
      <EntityDialog
        variant={edited.entity.no_website || edited.entity.no_career_page ? 'full' : 'quick'}
        version={edited}
        onClose={close}
      />
    )}
  </EditButton>
);
