import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Floating } from '../Floating/Floating.tsx';
import type { Option } from './field.types.ts';
import styles from './MultiSelectList.module.css';

interface Props {
  id: string;
  label: string;
  anchor: HTMLElement;
  options: readonly Option[];
  selected: readonly string[];
  active: string | undefined;
  onToggle: (value: string) => void;
  onDismiss: () => void;
}

// The browser's own list cannot be searched, and closes with each choice.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** The open list of a multi-select. The focus stays in its input. */
export function MultiSelectList({
  id,
  label,
  anchor,
  options,
  selected,
  active,
  onToggle,
  onDismiss,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Floating
      anchor={anchor}
      side="below"
      align="start"
      matchWidth
      role="none"
      onDismiss={onDismiss}
    >
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        tabIndex={-1}
        className={styles.list}
      >
        {options.map(({ value, label: text, disabled }) => (
          <div
            key={value}
            id={`${id}-${value}`}
            role="option"
            tabIndex={-1}
            aria-selected={selected.includes(value)}
            aria-disabled={disabled || undefined}
            data-active={value === active || undefined}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault(); // the focus stays where it is
              if (!disabled) onToggle(value);
            }}
          >
            <Check aria-hidden="true" size={14} />
            <span dir="auto">{text}</span>
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={styles.none}>Nothing found.</p> : null}
    </Floating>
  );
}
