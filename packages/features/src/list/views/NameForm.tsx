import { noticeOf, type ApiError } from '@console/api/core/errors';
import { plainName } from '@console/api/core/hydra/plainName';
import { VIEW_NAME_MAX } from '@console/api/views/schema';
import { Button } from '@console/ui/Button';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import styles from './Views.module.css';

interface NameFormProps {
  label: string;
  /** The label of the button that sends the name. */
  action: string;
  first: string;
  error: ApiError | undefined;
  pending: boolean;
  disabledReason?: string;
  /** Resolves with true when the server has accepted the name. */
  onSend: (name: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** A form for the name of a new view, or the new name of a view. */
export function NameForm({
  label,
  action,
  first,
  error,
  pending,
  disabledReason,
  onSend,
  onCancel,
}: NameFormProps) {
  const [name, setName] = useState(first);
  const [sent, setSent] = useState<string>();
  const refusal = error?.violations[0]?.message ?? noticeOf(error)?.title;
  const reason = plainName(name) === '' ? 'Enter a name first.' : disabledReason;
  const send = async () => {
    if (reason !== undefined || pending) return;
    setSent(name);
    if (await onSend(plainName(name))) setName('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={label}
        name="view-name"
        value={name}
        maxLength={VIEW_NAME_MAX}
        onChange={setName}
        error={error && sent === name ? refusal : undefined}
      />
      <div className={styles.send}>
        <Button type="submit" pending={pending} disabledReason={reason}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
