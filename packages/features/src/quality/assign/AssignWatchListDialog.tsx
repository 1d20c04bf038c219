import { useAssignWatchList, useReloadWatchList } from '@console/api/reviews/decisions';
import type { WatchList } from '@console/api/watch-lists/schema';
import { SelectField } from '@console/ui/form/SelectField';
import { AssignDialog, useAssign } from './AssignDialog.tsx';

interface AssignWatchListDialogProps {
  row: WatchList;
  onSaved?: (saved: WatchList) => void;
  onClose: () => void;
}

/** Assigns a row of the watch list to one person. */
export function AssignWatchListDialog(props: AssignWatchListDialogProps) {
  const form = useAssign({
    ...props,
    draft: 'watch-list-assign',
    write: useAssignWatchList(),
    reload: useReloadWatchList(),
    toBody: ([id]) => id,
    success: 'Watch List has been assigned.',
  });
  return (
    <AssignDialog form={form}>
      {({ value: [chosen = ''], onChange, ...field }) => (
        <SelectField
          {...field}
          required
          value={chosen}
          onChange={(id) => onChange(id === '' ? [] : [id])}
        />
      )}
    </AssignDialog>
  );
}
