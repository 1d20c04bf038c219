import { SHIFT_ASKS } from '@console/api/daily-job-shifts/rules';
import { SHIFT_ACTIONS } from '@console/api/daily-job-shifts/schema';
import { RichTextField } from '@console/ui/form/RichTextField';
import { TextField } from '@console/ui/form/TextField';
import { FormField } from '../../form/FormField.tsx';
import { ActionField } from '../review/ActionField.tsx';
import { ReasonCodeField } from '../review/ReasonCodeField.tsx';
import { SnoozeDateField } from '../review/SnoozeDateField.tsx';
import {
  SHIFT_ACTION_LABELS,
  SHIFT_LABELS,
  shiftActionOf,
  snoozeOf,
} from './dailyJobShiftReview.form.ts';
import { ShiftChecks } from './ShiftChecks.tsx';
import type { ShiftReview } from './useShiftReview.ts';

interface ShiftFieldsProps {
  review: ShiftReview;
}

/** The fields of a shift's review; what belongs to one action only is there with it. */
export function ShiftFields({ review }: ShiftFieldsProps) {
  const { control, values, refused, revision, choose, followJobCount } = review;
  const action = shiftActionOf(values);
  const snooze = snoozeOf(values);
  return (
    <>
      <FormField control={control} name="action" refused={refused}>
        {(field) => (
          <ActionField
            field={field}
            actions={SHIFT_ACTIONS}
            labels={SHIFT_ACTION_LABELS}
            onChoose={choose}
          />
        )}
      </FormField>
      <FormField control={control} name="job_count" refused={refused}>
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
      <FormField control={control} name="reason_code" refused={refused}>
        {(field) => <ReasonCodeField field={field} set={action && SHIFT_ASKS[action].reasons[0]} />}
      </FormField>
      <ShiftChecks review={review} />
      {snooze && (
        <FormField control={control} name="snooze_date" refused={refused}>
          {(field) => <SnoozeDateField field={field} required={snooze === 'required'} />}
        </FormField>
      )}
      <FormField control={control} name="homepage_url_changed" refused={refused}>
        {(field) => (
          <TextField
            {...field}
            label={SHIFT_LABELS.homepage_url_changed}
            help="Only where it has changed."
          />
        )}
      </FormField>
      <FormField control={control} name="note" refused={refused}>
        {(field) => <RichTextField key={revision} {...field} label={SHIFT_LABELS.note} required />}
      </FormField>
    </>
  );
}
