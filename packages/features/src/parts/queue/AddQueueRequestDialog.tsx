import { useCompanyQueue } from '@console/api/company-queues/client';
import { useAddQueueRequest } from '@console/api/company-queues/writeClient';
import { useAts } from '@console/api/lookups/client';
import { Button } from '@console/ui/Button';
import { Facts } from '@console/ui/Facts';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { RichTextField } from '@console/ui/form/RichTextField';
import { SelectField } from '@console/ui/form/SelectField';
import { SuggestField } from '@console/ui/form/SuggestField';
import { TextField } from '@console/ui/form/TextField';
import { DialogForm } from '../../form/DialogForm.tsx';
import { FormField } from '../../form/FormField.tsx';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { PRIORITIES, priorityLabel, priorityOf } from '../priority/priorities.ts';
import { ListenersField } from './ListenersField.tsx';
import {
  queueRequestForm,
  toFormValues,
  toQueueRequest,
  type KnownEntity,
  type QueueRequestValues,
} from './queueRequest.form.ts';
import { useEntitySuggestions, useUrlSuggestions } from './useSuggestions.ts';

const FLAGS = ['career_section', 'career_section_empty', 'email_when_finished'] as const;

interface AddQueueRequestDialogProps {
  /** The entity of the page. Without it, the person chooses an entity or names a new one. */
  entity?: KnownEntity;
  onClose: () => void;
}

/** The dialog "Add to Request Queue". It asks the scrape team for work on an entity. */
export function AddQueueRequestDialog({ entity, onClose }: AddQueueRequestDialogProps) {
  const form = useQueueRequestForm({ entity, onClose });
  const { values } = form;
  const ats = useAts().data ?? [];
  const priority = priorityOf(Number(values.company_queue_request_priority));
  return (
    <DialogForm title="Add to Request Queue" size="md" form={form}>
      {entity ? (
        <Facts rows={[['Entity', entity.company_name]]} />
      ) : values.target === 'new' ? (
        <NewEntityFields form={form} />
      ) : (
        <EntityField form={form} />
      )}
      <FormField form={form} name="career_portal">
        {(field) => <TextField {...field} label="Job Portal URL" />}
      </FormField>
      <FormField form={form} name="ats">
        {(field) => (
          <SelectField
            {...field}
            label="ATS"
            options={ats.map(({ name }) => ({ value: name, label: name }))}
          />
        )}
      </FormField>
      <FormField form={form} name="company_queue_request_priority">
        {(field) => (
          <SelectField
            {...field}
            label="Priority"
            required
            help={priority?.description}
            options={PRIORITIES.map(({ value }) => ({
              value: String(value),
              label: priorityLabel(value),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="company_queue_numjobs_estimate">
        {(field) => (
          <TextField {...field} label="Estimated Number of Jobs" required inputMode="numeric" />
        )}
      </FormField>
      <FormField form={form} name="company_queue_request_notes">
        {(field) => <RichTextField {...field} label="Note" required />}
      </FormField>
      <FormField form={form} name="company_queue_listener_email">
        {(listeners) => (
          <FormField form={form} name="typed">
            {(typed) => <ListenersField listeners={listeners} typed={typed} />}
          </FormField>
        )}
      </FormField>
      {FLAGS.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => <CheckboxField {...field} label={queueRequestForm.labels[name]} />}
        </FormField>
      ))}
    </DialogForm>
  );
}

type Choice = Partial<QueueRequestValues>;

function useQueueRequestForm({ entity, onClose }: AddQueueRequestDialogProps) {
  const form = useDialogForm({
    definition: queueRequestForm,
    defaults: toFormValues(entity),
    draftKey: entity ? `queue-request-${entity.id}` : 'queue-request-new',
    write: useAddQueueRequest(),
    toBody: (values): ReturnType<typeof toQueueRequest> => toQueueRequest(values, queueId),
    success: ({ joined }) => [
      joined
        ? 'Queue Request has been added. It joined the open request.'
        : 'Queue Request has been added.',
    ],
    submitLabel: 'Add Request',
    onClose,
  });
  const { target, target_id: id } = form.values;
  const queue = useCompanyQueue(target === 'entity' ? (id ?? undefined) : undefined);
  const queueId = queue.data?.id ?? null;
  const { setValue } = form;
  return {
    ...form,
    /** Sets the target of the request. */
    choose({
      target: next,
      target_id: nextId,
      entity_name: name,
      entity_url: url,
      search,
    }: Choice) {
      const dirty = { shouldDirty: true };
      if (next !== undefined) setValue('target', next, dirty);
      if (nextId !== undefined) setValue('target_id', nextId, dirty);
      if (name !== undefined) setValue('entity_name', name, dirty);
      if (url !== undefined) setValue('entity_url', url, dirty);
      // The text is set last, because its validation depends on the fields above.
      if (search !== undefined) setValue('search', search, { ...dirty, shouldValidate: true });
    },
  };
}
type QueueRequestForm = ReturnType<typeof useQueueRequestForm>;

interface FormProps {
  form: QueueRequestForm;
}

function EntityField({ form }: FormProps) {
  const { search, target } = form.values;
  const found = useEntitySuggestions(target === 'none' ? search : undefined);
  return (
    <FormField form={form} name="search">
      {(field) => (
        <SuggestField
          {...field}
          label="Entity"
          required
          help="Name or EID, at least 3 characters."
          suggestions={found}
          onChange={(text) => {
            field.onChange(text);
            form.choose({ target: 'none', target_id: null });
          }}
          onTake={(value) => form.choose(found.find((one) => one.value === value)?.taken ?? {})}
        />
      )}
    </FormField>
  );
}

/**
 * The fields for a new entity. While the URL is typed, known entities and queues with that address
 * are offered.
 */
function NewEntityFields({ form }: FormProps) {
  const found = useUrlSuggestions(form.values.entity_url);
  return (
    <>
      <FormField form={form} name="entity_name">
        {(field) => <TextField {...field} label="Entity Name" required maxLength={255} />}
      </FormField>
      <FormField form={form} name="entity_url">
        {(field) => (
          <SuggestField
            {...field}
            label="URL"
            required
            help="Entities and queues with this address are shown as one types."
            suggestions={found}
            isFreeText
            onTake={(value) => form.choose(found.find((one) => one.value === value)?.taken ?? {})}
          />
        )}
      </FormField>
      <div>
        <Button
          size="sm"
          onClick={() =>
            form.choose({ search: form.values.entity_name, target: 'none', entity_url: '' })
          }
        >
          Choose an existing entity
        </Button>
      </div>
    </>
  );
}
