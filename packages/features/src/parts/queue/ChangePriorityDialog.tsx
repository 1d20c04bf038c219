import { priorityBlockReason } from '@console/api/company-queues/rules';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { useUpdateQueueRequest } from '@console/api/company-queues/writeClient';
import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { RichTextField } from '@console/ui/form/RichTextField';
import { SelectField } from '@console/ui/form/SelectField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { PRIORITIES, priorityLabel, priorityOf } from '../priority/priorities.ts';
import { RequestName } from './RequestName.tsx';

const priorityForm = defineForm({
  shape: v.object({ request_priority: v.string(), note: v.string() }),
  labels: { request_priority: 'Priority', note: 'Note' },
  problemsOf: ({ request_priority: priority, note }) => ({
    ...(priority === '' && { request_priority: MESSAGES.required }),
    ...(isEmptyRichText(note) && { note: MESSAGES.required }),
  }),
});

interface ChangePriorityDialogProps {
  /** The request as it is cached, so that a newer one is known as soon as it is read. */
  request: QueueRequestRow;
  onClose: () => void;
}

/** The dialog "Change Priority". It changes the priority of an open request and asks for the reason. */
export function ChangePriorityDialog({ request, onClose }: ChangePriorityDialogProps) {
  const form = useDialogForm({
    definition: priorityForm,
    defaults: { request_priority: '', note: '' },
    draftKey: `queue-priority-${request.id}`,
    write: useUpdateQueueRequest(),
    toBody: ({ request_priority: priority, note }) => ({
      request,
      values: { request_priority: Number(priority), note: sanitise(note) },
    }),
    success: 'Priority has been changed.',
    submitLabel: 'Change',
    onClose,
  });
  const isArchived = request.company_queue.entity?.archived ?? false;
  const held = priorityBlockReason(request.latest_status ?? '', isArchived)?.message;
  const chosen = priorityOf(Number(form.values.request_priority));
  // After a 412 the page reads the request again, and this dialog then has the newer version.
  const [opened] = useState(request.request_priority);
  const isNewer = opened !== request.request_priority;
  const isSame = chosen?.value === request.request_priority;
  const now =
    request.request_priority === null
      ? undefined
      : `Now: ${priorityLabel(request.request_priority)}`;
  return (
    <DialogForm
      title="Change Priority"
      form={{
        ...form,
        reasonNotSavable:
          held ?? form.reasonNotSavable ?? (isSame ? 'Nothing has changed.' : undefined),
      }}
    >
      <RequestName id={request.id} queue={request.company_queue} />
      <FormField form={form} name="request_priority">
        {(field) => (
          <SelectField
            {...field}
            label="Priority"
            required
            help={isNewer ? now : (chosen?.description ?? now)}
            options={PRIORITIES.map(({ value }) => ({
              value: String(value),
              label: priorityLabel(value),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <RichTextField {...field} label="Note" required />}
      </FormField>
    </DialogForm>
  );
}
