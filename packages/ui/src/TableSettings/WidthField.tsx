import { useState, type KeyboardEvent } from 'react';
import { clampWidth, MAX_WIDTH, MIN_WIDTH } from '../DataTable/columnEdge.ts';
import fieldStyles from '../form/Field.module.css';

interface Props {
  label: string;
  /** Pixels; undefined while the column takes what it gets. */
  value: number | undefined;
  /** How wide the column is on the screen now, from where the arrow keys start. */
  measure: () => number;
  onChange: (width: number | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 8,
  ArrowDown: -8,
  PageUp: 40,
  PageDown: -40,
};

/** A column's width in pixels: typed, or changed by arrow keys. Empty means automatic. */
export function WidthField({ label, value, measure, onChange }: Props) {
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
