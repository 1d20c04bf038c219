import type { ComponentProps, ReactNode } from 'react';
import { floorOf } from '../Dialog/topDialog.ts';
import { Floating } from '../Floating/Floating.tsx';
import type { Listbox } from '../useListbox.ts';
import styles from './FieldListbox.module.css';

interface ListProps {
  label: string;
  anchor: HTMLElement;
  list: Listbox['list'];
  isMultiple?: boolean;
  /** A text below the options. */
  note?: string;
  onDismiss: () => void;
  children: ReactNode;
}

// A native select cannot be searched, and a datalist has no second line and no disabled option.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/**
 * The open list of a field that can be typed in; the focus stays in the field. In a dialog the list
 * never covers the footer.
 */
export function FieldListbox({
  label,
  anchor,
  list,
  isMultiple,
  note,
  onDismiss,
  children,
}: ListProps) {
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
        {...list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        tabIndex={-1}
        className={styles.options}
      >
        {children}
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </Floating>
  );
}

interface OptionProps extends ComponentProps<'div'> {
  isSelected: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

export function FieldOption({ isSelected, isDisabled, onChoose, ...rest }: OptionProps) {
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      className={styles.option}
      onPointerDown={(event) => {
        event.preventDefault(); // the focus stays in the field
        if (!isDisabled) onChoose();
      }}
    />
  );
}
