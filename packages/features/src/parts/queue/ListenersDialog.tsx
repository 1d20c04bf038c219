import { latestRequest } from '@console/api/company-queues/rules';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useUpdateQueue } from '@console/api/company-queues/writeClient';
import { sameValue } from '@console/ui/threeWayMerge.ts';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { DialogForm } from '../../form/DialogForm.tsx';
import { differencesOf } from '../../form/Differences.tsx';
import { FormField } from '../../form/FormField.tsx';
import { changedMeanwhile } from '../../form/refusal.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { ListenersField, NOT_ADDED, uniqueListeners } from './ListenersField.tsx';
import { RequestName } from './RequestName.tsx';

const listenersForm = defineForm({
  shape: v.object({ company_queue_listeners: v.array(v.string()), typed: v.string() }),
  labels: { company_queue_listeners: 'Listeners', typed: 'Listener E-mail' },
  problemsOf: ({ typed }) => (typed.trim() === '' ? {} : { typed: NOT_ADDED }),
});

type ListenersFormValues = v.InferOutput<typeof listenersForm.shape>;

const emailsOf = ({ queue_listeners: listeners }: CompanyQueue): string[] =>
  listeners.map(({ listener_email: email }) => email);
const toFormValues = (queue: CompanyQueue): ListenersFormValues => ({
  company_queue_listeners: emailsOf(queue),
  typed: '',
});
const toWrite = (emails: readonly string[]) => ({
  company_queue_listeners: uniqueListeners(emails).map((listener_email) => ({ listener_email })),
});

/**
 * The toast after the listeners were saved. When the queue has another entity meanwhile, or none,
 * it has left the page. Then the toast says so and links to the queue.
 */
function savedToast(saved: CompanyQueue, before: CompanyQueue, change: string) {
  const text = 'Queue Listeners have been updated.';
  if (saved.entity_id === before.entity_id) return [text] as const;
  const request = latestRequest(saved.company_queue_requests);
  const belongs = saved.entity
    ? `The queue now belongs to ${saved.entity.company_name}.`
    : 'The queue no longer belongs to an entity.';
  return [
    [text, belongs, change].join(' ').trim(),
    request && { label: 'Show the queue', href: `/queue-requests/${request.id}` },
  ] as const;
}

interface ListenersDialogProps {
  queue: CompanyQueue;
  onClose: () => void;
}

/**
 * Edits the listeners of a queue. Additions and removals are merged with those that another person
 * has saved meanwhile.
 */
export function ListenersDialog({ queue, onClose }: ListenersDialogProps) {
  const [base, setBase] = useState(queue);
  const changed = useRef('');
  const form = useDialogForm({
    definition: listenersForm,
    defaults: toFormValues(queue),
    draftKey: `queue-listeners-${queue.id ?? 0}`,
    savedAt: base.updated_at,
    write: useUpdateQueue(),
    toBody: ({ company_queue_listeners: emails }, rebase) => ({
      queue: base,
      values: toWrite(emails),
      rebase(newer, { detail }) {
        changed.current = changedMeanwhile(detail);
        const { merged } = rebase(toFormValues(newer));
        setBase(newer);
        return toWrite(merged.company_queue_listeners);
      },
    }),
    undo: (saved, before) => ({ queue: saved, values: toWrite(before.company_queue_listeners) }),
    success: (saved) => savedToast(saved, queue, changed.current),
    onClose,
  });
  const stored = emailsOf(base).toSorted();
  const isChanged = !sameValue(stored, form.values.company_queue_listeners.toSorted());
  return (
    <DialogForm
      title="Edit Queue Listeners"
      form={{
        ...form,
        dirty: isChanged || form.values.typed !== '',
        reasonNotSavable: form.reasonNotSavable ?? (isChanged ? undefined : 'Nothing has changed.'),
      }}
      compare={(draft: ListenersFormValues) =>
        differencesOf(
          listenersForm,
          [toFormValues(base), draft],
          (of, field) => [of[field]].flat().join(', ') || '–',
        )
      }
    >
      <RequestName queue={queue} />
      <FormField form={form} name="company_queue_listeners">
        {(listeners) => (
          <FormField form={form} name="typed">
            {(typed) => <ListenersField listeners={listeners} typed={typed} />}
          </FormField>
        )}
      </FormField>
    </DialogForm>
  );
}
