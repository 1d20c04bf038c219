import { RadioField } from '@console/ui/form/RadioField';
import { useSnapshot } from 'valtio';
import type { FieldBinding } from '../../form/FormField.tsx';
import { keysStore } from '../../keys/keys.store.ts';

interface ActionFieldProps {
  field: FieldBinding<string>;
  actions: readonly string[];
  labels: Readonly<Record<string, string>>;
  onChoose: (action: string) => void;
}

/** What is decided, with the number keys that choose it where single keys are wanted. */
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
