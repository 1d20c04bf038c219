import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { floorOf } from '../Dialog/topDialog.ts';
import { Floating } from '../Floating/Floating.tsx';
import { controlProps, FieldFrame, type FieldProps } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './SuggestField.module.css';

export interface Suggestion {
  value: string;
  label: string;
  /** A second line. */
  detail?: string;
  /** Why the suggestion cannot be chosen. */
  disabledReason?: string;
}

interface Props extends FieldProps<string> {
  /** The suggestions for the present text. */
  suggestions: readonly Suggestion[];
  onTake: (value: string) => void;
}

/**
 * A text with suggestions below it. The arrows move, Enter or a press takes one, Escape closes the
 * list; the focus stays in the field.
 */
export function SuggestField({
  label,
  name,
  value,
  onChange,
  onBlur,
  suggestions,
  onTake,
  ...state
}: Props) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const locked = state.disabledReason !== undefined;
  const shown = open && !locked && suggestions.length > 0;
  const active = shown ? suggestions[Math.min(at, suggestions.length - 1)] : undefined;
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const take = ({ value: taken, disabledReason }: Suggestion) => {
    if (disabledReason !== undefined) return;
    close();
    onTake(taken);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return; // Ctrl+Enter submits the form
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const next = at + (key === 'ArrowDown' ? 1 : -1);
      setAt(Math.max(0, Math.min(next, suggestions.length - 1)));
    } else if (key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    } else if (key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <input
        {...controlProps(id, state)}
        ref={setInput}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={active && `${id}-${active.value}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        name={name}
        className={fieldStyles.input}
        value={value}
        readOnly={locked}
        onChange={({ target }) => {
          onChange(target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {shown && input ? (
        <Suggestions
          id={id}
          label={label}
          anchor={input}
          suggestions={suggestions}
          active={active?.value}
          onTake={take}
          onDismiss={close}
        />
      ) : null}
    </FieldFrame>
  );
}

interface ListProps {
  id: string;
  label: string;
  anchor: HTMLElement;
  suggestions: readonly Suggestion[];
  active: string | undefined;
  onTake: (suggestion: Suggestion) => void;
  onDismiss: () => void;
}

// A native datalist has no second line and no disabled option.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

function Suggestions({ id, label, anchor, suggestions, active, onTake, onDismiss }: ListProps) {
  const activeOption = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Floating
      anchor={anchor}
      side="below"
      align="start"
      matchWidth
      floorOf={floorOf}
      role="none"
      onDismiss={onDismiss}
    >
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
      >
        {suggestions.map((one) => (
          <div
            key={one.value}
            ref={one.value === active ? activeOption : undefined}
            id={`${id}-${one.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={one.value === active}
            aria-disabled={one.disabledReason === undefined ? undefined : true}
            data-active={one.value === active || undefined}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault(); // the focus stays in the field
              onTake(one);
            }}
          >
            <span dir="auto">{one.label}</span>
            {(one.disabledReason ?? one.detail) ? (
              <span className={styles.detail} dir="auto">
                {one.disabledReason ?? one.detail}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </Floating>
  );
}
