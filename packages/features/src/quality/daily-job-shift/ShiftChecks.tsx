import { retireObstacle } from '@console/api/daily-job-shifts/rules';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { FormField } from '../../form/FormField.tsx';
import { reasonNotPlaced, SHIFT_LABELS } from './dailyJobShiftReview.form.ts';
import type { ShiftReview } from './useShiftReview.ts';

interface ShiftChecksProps {
  review: ShiftReview;
}

/** What was checked on the site, and what else the chosen action may do (decision 27). */
export function ShiftChecks({ review: { control, values, refused, base } }: ShiftChecksProps) {
  const requests = values.action === 'request_new_scrape';
  return (
    <div>
      {requests && (
        <>
          <FormField control={control} name="retire_scrape" refused={refused}>
            {(field) => (
              <CheckboxField
                {...field}
                label={SHIFT_LABELS.retire_scrape}
                disabledReason={retireObstacle(base)?.message}
              />
            )}
          </FormField>
          <FormField control={control} name="place_on_watch" refused={refused}>
            {(field) => (
              <CheckboxField
                {...field}
                label={SHIFT_LABELS.place_on_watch}
                disabledReason={reasonNotPlaced(values)}
              />
            )}
          </FormField>
        </>
      )}
      {values.action === 'do_nothing' && (
        <FormField control={control} name="job_shift_valid" refused={refused}>
          {(field) => <CheckboxField {...field} label={SHIFT_LABELS.job_shift_valid} />}
        </FormField>
      )}
      <FormField control={control} name="career_page_up_to_date" refused={refused}>
        {(field) => <CheckboxField {...field} label={SHIFT_LABELS.career_page_up_to_date} />}
      </FormField>
      <FormField control={control} name="job_count_acceptable" refused={refused}>
        {(field) => <CheckboxField {...field} label={SHIFT_LABELS.job_count_acceptable} />}
      </FormField>
    </div>
  );
}
