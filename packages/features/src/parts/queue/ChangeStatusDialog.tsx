import {
  isAnswerStatus,
  isQualitySource,
  latestRequest,
  QUEUE_STATUSES,
  readQueueStatus,
  resolutionSetOf,
  statusBlockReason,
  type QueueStatus,
} from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequest } from '@console/api/company-queues/schema';
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
import { RequestName } from './RequestName.tsx';
import styles from './queue.module.css';

/** Why the status cannot be changed from `from` to `to`. Undefined when it can. */
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

/**
 * The change that restores the former status of a request. Undefined when the server allows no way
 * back, or when data quality reviews the answer.
 */
function inverseOf(to: QueueStatus | undefined, request: QueueRequest) {
  const status = readQueueStatus(request.latest_status ?? '');
  if (!to || !status || to === status || statusBlockReason(to, status)) return undefined;
  const isReviewed = isQualitySource(request.request_source ?? '');
  if (isReviewed && (isAnswerStatus(to) || isAnswerStatus(status))) return undefined;
  const takesCode = resolutionSetOf(status) !== undefined;
  const code = request.company_queue_request_histories[0]?.resolution_code ?? null;
  if (takesCode && code === null) return undefined;
  return { status, resolutionCode: takesCode ? code : null, notes: '<p>Undone.</p>' };
}

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

/** The dialog "Change Queue Status". It changes the status of the latest request of a queue. */
export function ChangeStatusDialog({ queue, onClose }: ChangeStatusDialogProps) {
  const request = latestRequest(queue.company_queue_requests);
  const from = request?.latest_status ?? '';
  const isArchived = queue.entity?.archived ?? false;
  const { data: me } = useMe();
  const target = request &&
    queue.id !== null &&
    me && {
      queueId: queue.id,
      requestId: request.id,
      userId: me.id,
      after: request.company_queue_request_histories[0]?.id,
    };
  const form = useDialogForm({
    definition: changeStatusForm(from, isArchived),
    defaults: { status: '', resolution_code: '', notes: '' },
    draftKey: `queue-status-${request?.id ?? 0}`,
    write: useChangeQueueStatus(),
    toBody({ status: given, resolution_code: code, notes }) {
      const status = readQueueStatus(given);
      if (!status || !target) return undefined;
      return {
        ...target,
        status,
        notes: isEmptyRichText(notes) ? '' : sanitise(notes),
        resolutionCode: resolutionSetOf(status) ? code : null,
      };
    },
    success: 'Queue Status has been changed.',
    undo(saved) {
      if (!request || !target || isArchived) return undefined;
      const inverse = inverseOf(readQueueStatus(saved.status), request);
      return inverse && { ...target, ...inverse, after: saved.id };
    },
    remains: 'The history keeps both changes. A pit stop and who works on it are not restored.',
    submitLabel: 'Change',
    onClose,
  });
  const { setValue, clearErrors } = form;
  const status = readQueueStatus(form.values.status);
  const set = status && resolutionSetOf(status);
  const choose = (next: string, onChange: (next: string) => void) => {
    onChange(next);
    setValue('resolution_code', '', { shouldDirty: true });
    clearErrors(['resolution_code', 'notes']); // The new status has other rules for these fields.
  };
  return (
    <DialogForm title="Change Queue Status" form={form}>
      <RequestName id={request?.id} queue={queue} />
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
