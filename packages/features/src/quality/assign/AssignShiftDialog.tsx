import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { useAssignDailyJobShift, useReloadDailyJobShift } from '@console/api/reviews/decisions';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { AssignDialog, useAssign } from './AssignDialog.tsx';

interface AssignShiftDialogProps {
  row: DailyJobShift;
  onSaved?: (saved: DailyJobShift) => void;
  onClose: () => void;
}

/** Assigns a daily job shift to one or several people. */
export function AssignShiftDialog(props: AssignShiftDialogProps) {
  const form = useAssign({
    ...props,
    draft: 'daily-job-shift-assign',
    savedAt: null,
    write: useAssignDailyJobShift(),
    reload: useReloadDailyJobShift(),
    toBody: (ids) => ids,
    success: 'Daily Job Shift has been assigned.',
  });
  return (
    <AssignDialog form={form}>
      {({ onChange, ...field }) => (
        <MultiSelectField {...field} required onChange={(ids) => onChange([...ids])} />
      )}
    </AssignDialog>
  );
}
