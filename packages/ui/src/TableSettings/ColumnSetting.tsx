import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState, type KeyboardEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from '../DataTable/columnWidths.ts';
import { clampWidth } from '../DataTable/tablePointer.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import fieldStyles from '../form/Field.module.css';
import styles from './TableSettings.module.css';

interface Props {
  column: { id: string; header: string };
  /**
   * False when the column is hidden, true when it is shown, or the reason why a shown column cannot
   * be hidden.
   */
  shown: boolean | { because: string };
  help: string | undefined;
  /** The reasons why the column cannot be moved up or down; undefined where it can. */
  stop: { up: string | undefined; down: string | undefined };
  width: { value: number | undefined; measure: () => number };
  onShow: (shown: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onWidth: (width: number | undefined) => void;
}

export function ColumnSetting({
  column: { id, header },
  shown,
  help,
  stop,
  width,
  onShow,
  onMove,
  onWidth,
}: Props) {
  return (
    <li className={styles.column} data-column={id}>
      <CheckboxField
        label={header}
        name={id}
        value={shown !== false}
        onChange={onShow}
        help={help}
        disabledReason={typeof shown === 'object' ? shown.because : undefined}
      />
      <WidthField
        label={`Width of ${header}`}
        value={width.value}
        measure={width.measure}
        onChange={onWidth}
      />
      <IconButton
        size="sm"
        label={`Move ${header} up`}
        icon={<ArrowUp aria-hidden="true" />}
        disabledReason={stop.up}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label={`Move ${header} down`}
        icon={<ArrowDown aria-hidden="true" />}
        disabledReason={stop.down}
        onClick={() => onMove(1)}
      />
    </li>
  );
}

interface WidthProps {
  label: string;
  /** The width in pixels; undefined while it is automatic. */
  value: number | undefined;
  /** Returns the rendered width, from which the arrow keys start. */
  measure: () => number;
  onChange: (width: number | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 8,
  ArrowDown: -8,
  PageUp: 40,
  PageDown: -40,
};

/**
 * A field for a column's width in pixels, which is typed or changed with the arrow keys. An empty
 * field means automatic.
 */
function WidthField({ label, value, measure, onChange }: WidthProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const commit = () => {
    setDraft(undefined);
    if (draft === undefined) return;
    if (draft.trim() === '') onChange(undefined);
    else if (/^\d{1,4}$/.test(draft.trim())) onChange(clampWidth(Number(draft)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    onChange(clampWidth((value ?? measure()) + step));
  };
  return (
    <input
      role="spinbutton"
      aria-label={label}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? 'Automatic' : `${value} pixels`}
      className={fieldStyles.input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="Auto"
      maxLength={4}
      value={draft ?? value ?? ''}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
