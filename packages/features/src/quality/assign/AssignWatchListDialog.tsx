import { useAssignWatchList, useReloadWatchList } from '@console/api/watch-lists/client';
import type { WatchList } from '@console/api/watch-lists/schema';
import { SelectField } from '@console/ui/form/SelectField';
import { FormField } from '../../form/FormField.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { PeopleState } from './PeopleState.tsx';
import { useAssign } from './useAssign.ts';

interface AssignWatchListDialogProps {
  row: WatchList;
  onSaved?: (saved: WatchList) => void;
  onClose: () => void;
}

/** Hands a row of the watch list to one person (decision 27). */
export function AssignWatchListDialog({ row, onSaved, onClose }: AssignWatchListDialogProps) {
  const assign = useAssign({
    row,
    onSaved,
    onClose,
    draftKey: `watch-list-assign-${row.id}`,
    write: useAssignWatchList(),
    reload: useReloadWatchList(),
    toBody: ([id]) => id,
    success: 'Watch List has been assigned.',
  });
  const { control, options, chosenProblem, help } = assign;
  return (
    <ReviewFrame title={`Assign ${row.entity.company_name}`} review={assign} onClose={onClose}>
      <PeopleState assign={assign}>
        <FormField control={control} name="assigned_to">
          {({ value: [chosen = ''], onChange, ...field }) => (
            <SelectField
              {...field}
              label="Assigned To"
              required
              value={chosen}
              onChange={(id) => onChange(id === '' ? [] : [id])}
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
