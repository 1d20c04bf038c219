import { serverNow } from '@console/api/core/clock';
import type { Asks } from '@console/api/reviews/rules';
import { Button } from '@console/ui/Button';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { DayField } from '@console/ui/form/DayField';
import { RadioField } from '@console/ui/form/RadioField';
import { RichTextField } from '@console/ui/form/RichTextField';
import { TextField } from '@console/ui/form/TextField';
import { use, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { FormField, type FieldBinding } from '../../form/FormField.tsx';
import type { Refusals } from '../../form/refusal.ts';
import { keysStore } from '../../keys/keys.store.ts';
import { useShortcut } from '../../keys/useShortcut.ts';
import { parseDay, startOfDay, toUnixSeconds } from '../../list/days.ts';
import { ReasonCodeField } from '../../parts/reason-code/ReasonCodeField.tsx';
import { NoteTemplates } from '../templates/NoteTemplates.tsx';
import type { TemplateFacts } from '../templates/templates.ts';
import { factsOf, type ReviewField, type ReviewValues } from './reviewForm.ts';
import { ReviewFrame } from './reviewFrame.ts';
import type { ActionWords } from './reviewKind.ts';
import { snoozePresets } from './snoozeDays.ts';
import type { Repeat } from './useRepeat.ts';
import styles from './ReviewDialog.module.css';

interface ActionFieldProps {
  field: FieldBinding<string>;
  actions: readonly string[];
  words: Readonly<Record<string, ActionWords>>;
  onChoose: (action: string) => void;
}

/**
 * The field for the action. When single-key shortcuts are on, it shows the digit that chooses each
 * action.
 */
export function ActionField({ field, actions, words, onChoose }: ActionFieldProps) {
  const { singleKeys } = useSnapshot(keysStore);
  return (
    <RadioField
      {...field}
      label="Action"
      required
      numbered={singleKeys}
      options={actions.map((value) => ({ value, label: words[value]?.label ?? value }))}
      onChange={onChoose}
    />
  );
}

interface SnoozeDateFieldProps {
  field: FieldBinding<string>;
  required: boolean;
}

/** The day until which a row is snoozed. It is any later day, and there are presets. */
export function SnoozeDateField({ field, required }: SnoozeDateFieldProps) {
  const [presets] = useState(() => snoozePresets(new Date(serverNow() * 1000)));
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

interface NoteFieldProps {
  field: FieldBinding<string>;
  label: string;
  required: boolean;
  facts: TemplateFacts;
  repeat: Repeat;
}

/**
 * The field for the note, with the templates of this person. In review mode the editor of an empty
 * note is not rendered before the focus comes, because a reviewer passes over many rows quickly.
 */
export function NoteField({ field, label, required, facts, repeat }: NoteFieldProps) {
  const isBeside = use(ReviewFrame) !== undefined;
  return (
    <NoteTemplates facts={facts}>
      {(tools) => (
        <RichTextField
          key={repeat.times}
          {...field}
          {...tools}
          label={label}
          required={required}
          editorOnFocus={isBeside}
        />
      )}
    </NoteTemplates>
  );
}

/** Fills in the last decision, and says what it filled in. In review mode the key `r` does the same. */
export function RepeatDecision({ repeat }: { repeat: Repeat }) {
  const run = repeat.disabledReason === undefined ? repeat.run : undefined;
  useShortcut('review.repeat', run);
  return (
    <div className={styles.ways}>
      <Button size="sm" disabledReason={repeat.disabledReason} onClick={repeat.run}>
        Repeat last decision
      </Button>
      <output>{repeat.words}</output>
    </div>
  );
}

interface ReviewFieldsProps {
  form: {
    base: { entity: { company_name: string } };
    repeat: Repeat;
    control: Control<ReviewValues>;
    values: ReviewValues;
    refusals: Refusals;
    actions: { all: readonly string[]; choose: (action: string) => void };
    kind: {
      words: Readonly<Record<string, ActionWords>>;
      labels: Readonly<Record<ReviewField, string>>;
      asksOf: (values: ReviewValues) => Asks;
    };
  };
}

/** The fields of most reviews. Fields that the chosen action does not need are not shown. */
export function ReviewFields({ form }: ReviewFieldsProps) {
  const { kind, values, actions } = form;
  const asks = kind.asksOf(values);
  return (
    <>
      <RepeatDecision repeat={form.repeat} />
      <FormField form={form} name="action">
        {(field) => (
          <ActionField
            field={field}
            actions={actions.all}
            words={kind.words}
            onChoose={actions.choose}
          />
        )}
      </FormField>
      {asks.jobCount && (
        <FormField form={form} name="job_count">
          {(field) => (
            <TextField {...field} label={kind.labels.job_count} required inputMode="numeric" />
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
        {(field) => (
          <NoteField
            field={field}
            label="Note"
            required={asks.note}
            facts={factsOf(form.base)}
            repeat={form.repeat}
          />
        )}
      </FormField>
    </>
  );
}
