import {
  useAssignDailyJobShift,
  useReloadDailyJobShift,
} from '@console/api/daily-job-shifts/client';
import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { FormField } from '../../form/FormField.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { PeopleState } from './PeopleState.tsx';
import { useAssign } from './useAssign.ts';

interface AssignShiftDialogProps {
  row: DailyJobShift;
  onSaved?: (saved: DailyJobShift) => void;
  onClose: () => void;
}

/** Hands a daily job shift to one or several people (B-AMB-029). */
export function AssignShiftDialog({ row, onSaved, onClose }: AssignShiftDialogProps) {
  const assign = useAssign({
    row,
    onSaved,
    onClose,
    draftKey: `daily-job-shift-assign-${row.id}`,
    write: useAssignDailyJobShift(),
    reload: useReloadDailyJobShift(),
    toBody: (ids) => ids,
    success: 'Daily Job Shift has been assigned.',
  });
  const { control, options, chosenProblem, help } = assign;
  return (
    <ReviewFrame title={`Assign ${row.entity.company_name}`} review={assign} onClose={onClose}>
      <PeopleState assign={assign}>
        <FormField control={control} name="assigned_to">
          {(field) => (
            <MultiSelectField
              {...field}
              onChange={(ids) => field.onChange([...ids])}
              label="Assigned To"
              required
              options={options}
              help={help}
              error={field.error ?? chosenProblem}
            />
          )}
        </FormField>
      </PeopleState>
    </ReviewFrame>
  );
}
