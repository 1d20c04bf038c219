import { retireBlockReason, SHIFT_ASKS } from '@console/api/daily-job-shifts/rules';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { TextField } from '@console/ui/form/TextField';
import { FormField } from '../../form/FormField.tsx';
import { ReasonCodeField } from '../../parts/reason-code/ReasonCodeField.tsx';
import {
  ActionField,
  NoteField,
  RepeatDecision,
  SnoozeDateField,
} from '../review/ReviewFields.tsx';
import {
  reasonNotPlaced,
  SHIFT_LABELS,
  SHIFT_WORDS,
  shiftFacts,
  shiftActionOf,
  snoozeOf,
} from './dailyJobShiftReview.form.ts';
import type { ShiftReview } from './useShiftReview.ts';

interface ShiftFieldsProps {
  form: ShiftReview;
}

interface ShiftCheckProps extends ShiftFieldsProps {
  name:
    | 'retire_scrape'
    | 'place_on_watch'
    | 'job_shift_valid'
    | 'career_page_up_to_date'
    | 'job_count_acceptable';
  disabledReason?: string;
}

const ShiftCheck = ({ form, name, disabledReason }: ShiftCheckProps) => (
  <FormField form={form} name={name}>
    {(field) => (
      <CheckboxField {...field} label={SHIFT_LABELS[name]} disabledReason={disabledReason} />
    )}
  </FormField>
);

/**
 * The fields of the review of a shift. Fields that belong to one action are shown only with that
 * action.
 */
export function ShiftFields({ form }: ShiftFieldsProps) {
  const { values, actions, followJobCount, base } = form;
  const action = shiftActionOf(values);
  const snooze = snoozeOf(values);
  return (
    <>
      <RepeatDecision repeat={form.repeat} />
      <FormField form={form} name="action">
        {(field) => (
          <ActionField
            field={field}
            actions={actions.all}
            words={SHIFT_WORDS}
            onChoose={actions.choose}
          />
        )}
      </FormField>
      <FormField form={form} name="job_count">
        {(field) => (
          <TextField
            {...field}
            label={SHIFT_LABELS.job_count}
            required
            inputMode="numeric"
            onChange={(typed) => {
              field.onChange(typed);
              followJobCount(typed);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="reason_code">
        {(field) => (
          <ReasonCodeField field={field} kind={action && SHIFT_ASKS[action].reasons[0]} />
        )}
      </FormField>
      <div>
        {action === 'request_new_scrape' && (
          <>
            <ShiftCheck
              form={form}
              name="retire_scrape"
              disabledReason={retireBlockReason(base)?.message}
            />
            <ShiftCheck
              form={form}
              name="place_on_watch"
              disabledReason={reasonNotPlaced(values)}
            />
          </>
        )}
        {action === 'do_nothing' && <ShiftCheck form={form} name="job_shift_valid" />}
        <ShiftCheck form={form} name="career_page_up_to_date" />
        <ShiftCheck form={form} name="job_count_acceptable" />
      </div>
      {snooze && (
        <FormField form={form} name="snooze_date">
          {(field) => <SnoozeDateField field={field} required={snooze === 'required'} />}
        </FormField>
      )}
      <FormField form={form} name="homepage_url_changed">
        {(field) => (
          <TextField
            {...field}
            label={SHIFT_LABELS.homepage_url_changed}
            help="Only where it has changed."
          />
        )}
      </FormField>
      <FormField form={form} name="note">
        {(field) => (
          <NoteField
            field={field}
            label={SHIFT_LABELS.note}
            required
            facts={shiftFacts(base)}
            repeat={form.repeat}
          />
        )}
      </FormField>
    </>
  );
}
