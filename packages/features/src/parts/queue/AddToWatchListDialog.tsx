import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import type { EntityRef } from '@console/api/entities/schema';
import { useAddToWatchList } from '@console/api/watch-lists/addClient';
import { Facts } from '@console/ui/Facts';
import { RichTextField } from '@console/ui/form/RichTextField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { TitlesCell } from '../cells/TagCell.tsx';
import { ReasonCodeField } from '../reason-code/ReasonCodeField.tsx';

const watchListForm = defineForm({
  shape: v.object({ reason_code: v.string(), note: v.string() }),
  labels: { reason_code: 'Reason Code', note: 'Note' },
  problemsOf: ({ reason_code: reason, note }) => ({
    ...(reason === '' && { reason_code: MESSAGES.required }),
    ...(isEmptyRichText(note) && { note: MESSAGES.required }),
  }),
});

interface AddToWatchListDialogProps {
  entity: Pick<EntityRef, 'id' | 'company_name' | 'tags'>;
  onClose: () => void;
}

/** The dialog "Add to Watch List" with a reason and a note. Its toast is the sentence of the server. */
export function AddToWatchListDialog({ entity, onClose }: AddToWatchListDialogProps) {
  const form = useDialogForm({
    definition: watchListForm,
    defaults: { reason_code: '', note: '' },
    draftKey: `watch-list-add-${entity.id}`,
    write: useAddToWatchList(),
    toBody: ({ reason_code, note }) => ({
      entityId: entity.id,
      values: { note: sanitise(note), reason_code },
    }),
    success: ({ message }) => [message],
    submitLabel: 'Add',
    onClose,
  });
  return (
    <DialogForm title="Add to Watch List" form={form}>
      <Facts
        rows={[
          ['Entity', entity.company_name],
          [
            'Tags',
            <TitlesCell
              key="tags"
              titles={entity.tags.map(({ tag }) => tag.title)}
              separator="; "
            />,
          ],
        ]}
      />
      <FormField form={form} name="reason_code">
        {(field) => <ReasonCodeField field={field} kind="watch_list" />}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <RichTextField {...field} label="Note" required />}
      </FormField>
    </DialogForm>
  );
}
