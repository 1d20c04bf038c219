import { listenerProblem } from '@console/api/company-queues/rules';
import { Button } from '@console/ui/Button';
import { Chips } from '@console/ui/Chips';
import { TextField } from '@console/ui/form/TextField';
import type { KeyboardEvent } from 'react';
import type { FieldBinding } from '../../form/FormField.tsx';
import styles from './queue.module.css';

/** The validation message for an address that was typed but not added. */
export const NOT_ADDED = 'Add the address, or clear the field.';

/**
 * The valid addresses without duplicates. Upper and lower case do not count, and the first of two
 * equal addresses stays.
 */
export const uniqueListeners = (emails: readonly string[]): string[] =>
  emails.filter((email, index) => !listenerProblem(email, emails.slice(0, index)));

interface ListenersFieldProps {
  listeners: FieldBinding<string[]>;
  /** The address that is being typed. */
  typed: FieldBinding<string>;
}

/** Edits the listeners of a queue. */
export function ListenersField({ listeners, typed }: ListenersFieldProps) {
  const text = typed.value.trim();
  const problem = text === '' ? undefined : listenerProblem(text, listeners.value);
  const reason = text === '' ? 'Enter an e-mail address first.' : problem?.message;
  const add = () => {
    if (reason !== undefined) return;
    listeners.onChange([...listeners.value, text]);
    typed.onChange('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (text !== '') event.preventDefault();
    add();
  };
  return (
    <div className={styles.listeners}>
      {/* Enter in the field presses Add, and does not send the form around it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.add} onKeyDown={onKeyDown}>
        <TextField
          {...typed}
          label="Listener E-mail"
          error={problem?.message ?? listeners.error}
          help={text === '' ? undefined : NOT_ADDED}
        />
        <Button disabledReason={reason} onClick={add}>
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
