import type { Asks } from '@console/api/reviews/rules';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { DayField } from '@console/ui/form/DayField';
import { RadioField } from '@console/ui/form/RadioField';
import { RichTextField } from '@console/ui/form/RichTextField';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { FormField, type FieldBinding } from '../../form/FormField.tsx';
import type { Refusals } from '../../form/refusal.ts';
import { keysStore } from '../../keys/keys.store.ts';
import { parseDay, startOfDay, toUnixSeconds } from '../../list/days.ts';
import { ReasonCodeField } from '../../parts/reason-code/ReasonCodeField.tsx';
import type { ReviewField, ReviewValues } from './reviewForm.ts';
import { snoozePresets } from './snoozeDays.ts';

interface ActionFieldProps {
  field: FieldBinding<string>;
  actions: readonly string[];
  labels: Readonly<Record<string, string>>;
  onChoose: (action: string) => void;
}

/** The action, with the number keys that choose it where single keys are on. */
export function ActionField({ field, actions, labels, onChoose }: ActionFieldProps) {
  const { singleKeys } = useSnapshot(keysStore);
  return (
    <RadioField
      {...field}
      label="Action"
      required
      numbered={singleKeys}
      options={actions.map((value) => ({ value, label: labels[value] ?? value }))}
      onChange={onChoose}
    />
  );
}

interface SnoozeDateFieldProps {
  field: FieldBinding<string>;
  required: boolean;
}

/** The day until which a row is snoozed: any later one, or a preset. */
export function SnoozeDateField({ field, required }: SnoozeDateFieldProps) {
  const [presets] = useState(() => snoozePresets(new Date()));
  const day = parseDay(field.value);
  return (
    <DayField
      {...field}
      label="Snooze Date"
      required={required}
      presets={presets}
      min={presets[0]?.day}
      help={
        day === undefined
          ? 'Any later day.'
          : `Until ${formatMinute(toUnixSeconds(startOfDay(day)))}`
      }
    />
  );
}

interface ReviewFieldsProps {
  form: {
    control: Control<ReviewValues>;
    values: ReviewValues;
    refusals: Refusals;
    actions: { all: readonly string[]; choose: (action: string) => void };
    kind: {
      actionLabels: Readonly<Record<string, string>>;
      form: { labels: Readonly<Record<ReviewField, string>> };
      asksOf: (values: ReviewValues) => Asks;
    };
  };
}

/** The fields of most reviews. Those that the chosen action does not need are not shown. */
export function ReviewFields({ form }: ReviewFieldsProps) {
  const { kind, values, actions } = form;
  const asks = kind.asksOf(values);
  return (
    <>
      <FormField form={form} name="action">
        {(field) => (
          <ActionField
            field={field}
            actions={actions.all}
            labels={kind.actionLabels}
            onChoose={actions.choose}
          />
        )}
      </FormField>
      {asks.jobCount && (
        <FormField form={form} name="job_count">
          {(field) => (
            <TextField {...field} label={kind.form.labels.job_count} required inputMode="numeric" />
          )}
        </FormField>
      )}
      {asks.reasons.length > 0 && (
        <FormField form={form} name="reason_code">
          {(field) => <ReasonCodeField field={field} kind={asks.reasons[0]} />}
        </FormField>
      )}
      {asks.snoozeDate && (
        <FormField form={form} name="snooze_date">
          {(field) => <SnoozeDateField field={field} required />}
        </FormField>
      )}
      <FormField form={form} name="note">
        {(field) => <RichTextField {...field} label="Note" required={asks.note} />}
      </FormField>
    </>
  );
}
