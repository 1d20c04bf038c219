import {
  latestRequest,
  QUEUE_STATUSES,
  readQueueStatus,
  resolutionSetOf,
  statusBlockReason,
} from '@console/api/company-queues/rules';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useChangeQueueStatus } from '@console/api/company-queues/writeClient';
import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { useResolutionCodes } from '@console/api/lookups/client';
import { useMe } from '@console/api/me/client';
import { Button } from '@console/ui/Button';
import { RadioField } from '@console/ui/form/RadioField';
import { RichTextField } from '@console/ui/form/RichTextField';
import { SelectField } from '@console/ui/form/SelectField';
import { sanitise } from '@console/ui/RichTextView/sanitise.ts';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField, type FieldBinding } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { queueStatusLabel } from './QueueStatusBadge.tsx';
import styles from './queue.module.css';

/** The reason why the status cannot become this one. Undefined when it can. */
function reasonNot(from: string, to: (typeof QUEUE_STATUSES)[number], isArchived: boolean) {
  const blockReason = statusBlockReason(from, to, isArchived);
  if (blockReason === undefined) return undefined;
  return from === to ? 'The present status' : blockReason.message;
}

const changeStatusForm = (from: string, isArchived: boolean) =>
  defineForm({
    shape: v.object({ status: v.string(), resolution_code: v.string(), notes: v.string() }),
    labels: { status: 'Status', resolution_code: 'Resolution Code', notes: 'Note' },
    problemsOf({ status: given, resolution_code: code, notes }) {
      const status = readQueueStatus(given);
      const held = status && reasonNot(from, status, isArchived);
      return {
        ...(status === undefined && { status: MESSAGES.required }),
        ...(held !== undefined && { status: held }),
        ...(status &&
          resolutionSetOf(status) &&
          code === '' && { resolution_code: MESSAGES.required }),
        ...(status !== 'requested' && isEmptyRichText(notes) && { notes: MESSAGES.required }),
      };
    },
  });

interface ResolutionFieldProps {
  field: FieldBinding<string>;
  kind: 'done' | 'cant_do';
}

function ResolutionField({ field, kind }: ResolutionFieldProps) {
  const { data, error, isValidating, mutate } = useResolutionCodes(kind);
  if (error && data === undefined)
    return (
      <div className={styles.retry}>
        <span>The resolution codes could not be loaded.</span>
        <Button size="sm" pending={isValidating} onClick={() => void mutate()}>
          Retry
        </Button>
      </div>
    );
  return (
    <SelectField
      {...field}
      label="Resolution Code"
      required
      options={data ?? []}
      disabledReason={data === undefined ? 'The resolution codes are being loaded.' : undefined}
    />
  );
}

interface ChangeStatusDialogProps {
  /** The queue as it is cached, so that a newer status is known as soon as it is read. */
  queue: CompanyQueue;
  onClose: () => void;
}

/** "Change Queue Status": the next status of the latest request of a queue. */
export function ChangeStatusDialog({ queue, onClose }: ChangeStatusDialogProps) {
  const request = latestRequest(queue.company_queue_requests);
  const from = request?.latest_status ?? '';
  const isArchived = queue.entity?.archived ?? false;
  const { data: me } = useMe();
  const form = useDialogForm({
    definition: changeStatusForm(from, isArchived),
    defaults: { status: '', resolution_code: '', notes: '' },
    draftKey: `queue-status-${request?.id ?? 0}`,
    write: useChangeQueueStatus(),
    toBody({ status: given, resolution_code: code, notes }) {
      const status = readQueueStatus(given);
      if (!status || !request || queue.id === null || !me) return undefined;
      return {
        queueId: queue.id,
        requestId: request.id,
        userId: me.id,
        status,
        notes: isEmptyRichText(notes) ? '' : sanitise(notes),
        resolutionCode: resolutionSetOf(status) ? code : null,
      };
    },
    success: 'Queue Status has been changed.',
    submitLabel: 'Change',
    onClose,
  });
  const { setValue, clearErrors } = form;
  const status = readQueueStatus(form.values.status);
  const set = status && resolutionSetOf(status);
  const choose = (next: string, onChange: (next: string) => void) => {
    onChange(next);
    setValue('resolution_code', '', { shouldDirty: true });
    clearErrors(['resolution_code', 'notes']); // other rules hold for the new status
  };
  return (
    <DialogForm title="Change Queue Status" form={form}>
      <FormField form={form} name="status">
        {(field) => (
          <RadioField
            {...field}
            label="Status"
            required
            onChange={(next) => choose(next, field.onChange)}
            options={QUEUE_STATUSES.map((one) => ({
              value: one,
              label: queueStatusLabel(one),
              disabledReason: reasonNot(from, one, isArchived),
            }))}
          />
        )}
      </FormField>
      {set && (
        <FormField form={form} name="resolution_code">
          {(field) => (
            <ResolutionField
              key={set}
              field={field}
              kind={set === 'resolution_done' ? 'done' : 'cant_do'}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="notes">
        {(field) => <RichTextField {...field} label="Note" required={status !== 'requested'} />}
      </FormField>
    </DialogForm>
  );
}
