import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

/**
 * The props that every form field takes. `T` is the value's type, `R` the type that `onChange`
 * receives.
 */
export interface FieldProps<T, R = T> {
  label: string;
  name: string;
  value: T;
  onChange: (value: R) => void;
  onBlur?: () => void;
  /** The error message, shown in place of the help. */
  error?: string;
  help?: string;
  required?: boolean;
  /** Why the field is disabled; shown in place of the help. */
  disabledReason?: string;
}

type Described = Pick<FieldProps<unknown>, 'error' | 'help' | 'required' | 'disabledReason'>;

/** The ARIA attributes that connect a control with its note and expose its state. */
export const controlProps = (id: string, { error, help, required, disabledReason }: Described) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
  'aria-disabled': disabledReason === undefined ? undefined : true,
  'aria-describedby': error || help || disabledReason ? `${id}-note` : undefined,
});

interface NoteProps extends Omit<Described, 'required'> {
  /** The id of the control that the note describes. */
  id: string;
}

/** The line below a field: its error, the reason why it is disabled, or its help. */
export function FieldNote({ id, error, help, disabledReason }: NoteProps) {
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

interface FrameProps {
  /** The id of the control. */
  id: string;
  label: string;
  note: Omit<Described, 'required'>;
  required?: boolean;
  children: ReactNode;
}

/** The label above a control, and the help or the error below it. */
export function FieldFrame({ id, label, note, required, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={required || undefined}>
        {label}
      </label>
      {children}
      <FieldNote id={id} {...note} />
    </div>
  );
}
