import { listenerProblem } from '@console/api/company-queues/rules';
import { Button } from '@console/ui/Button';
import { Chips } from '@console/ui/Chips';
import { TextField } from '@console/ui/form/TextField';
import type { FieldBinding } from '../../form/FormField.tsx';
import styles from './queue.module.css';

/** The validation message for an address that was typed but not added. */
export const NOT_ADDED = 'Add the address, or clear the field.';

/** The addresses without duplicates, compared without regard to case. The first one stays. */
export const uniqueListeners = (emails: readonly string[]): string[] =>
  emails.filter((email, index) => !listenerProblem(email, emails.slice(0, index)));

interface ListenersFieldProps {
  listeners: FieldBinding<string[]>;
  /** The address that is being typed. */
  typed: FieldBinding<string>;
}

/** The e-mail addresses that want to know how a queue's requests end. */
export function ListenersField({ listeners, typed }: ListenersFieldProps) {
  const text = typed.value.trim();
  const problem = text === '' ? undefined : listenerProblem(text, listeners.value);
  const add = () => {
    listeners.onChange([...listeners.value, text]);
    typed.onChange('');
  };
  return (
    <div className={styles.listeners}>
      <div className={styles.add}>
        <TextField
          {...typed}
          label="Listener E-mail"
          error={problem?.message ?? listeners.error}
          help={text === '' ? undefined : NOT_ADDED}
        />
        <Button
          disabledReason={text === '' ? 'Enter an e-mail address first.' : problem?.message}
          onClick={add}
        >
          Add
        </Button>
      </div>
      <Chips
        label="Listeners"
        chips={listeners.value.map((email) => ({ id: email, label: email }))}
        onRemove={(email) => listeners.onChange(listeners.value.filter((one) => one !== email))}
      />
    </div>
  );
}
