import { CircleAlert } from 'lucide-react';
import styles from './Field.module.css';

interface Props {
  /** The id of the control that it speaks of. */
  id: string;
  error?: string;
  help?: string;
  disabledReason?: string;
}

/** The line below a field: its error, or why it cannot be changed, or help. */
export function FieldNote({ id, error, help, disabledReason }: Props) {
  if (error)
    return (
      <p id={`${id}-note`} className={styles.error}>
        <CircleAlert aria-hidden="true" size={14} />
        <span>{error}</span>
      </p>
    );
  const text = disabledReason ?? help;
  return text ? (
    <p id={`${id}-note`} className={styles.help}>
      {text}
    </p>
  ) : null;
}
