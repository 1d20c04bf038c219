import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Chips } from '../Chips/Chips.tsx';
import { floorOf } from '../Dialog/topDialog.ts';
import { Floating } from '../Floating/Floating.tsx';
import { controlProps, FieldFrame, type FieldProps } from './Field.tsx';
import { filterOptions, toOptions, type Option, type Options } from './options.ts';
import fieldStyles from './Field.module.css';
import styles from './MultiSelectField.module.css';

const CHIPS = 6;

interface Props extends FieldProps<readonly string[]> {
  options: Options;
}

/**
 * A multi-select combobox: type to search, arrows move, Enter adds or removes, Backspace in an
 * empty field removes the last choice.
 */
export function MultiSelectField({
  label,
  name,
  value,
  onChange,
  onBlur,
  options,
  ...state
}: Props) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [search, setSearch] = useState('');
  /** The index of the active option; undefined while the list is closed. */
  const [at, setAt] = useState<number | undefined>(undefined);
  /**
   * True when the present press of Backspace began in an empty field. A press that began with text
   * removes no chip, however long it is held.
   */
  const removesChips = useRef(false);
  const all = toOptions(options);
  const found = filterOptions(all, search);
  const active = at === undefined ? undefined : found[Math.min(at, found.length - 1)];
  const locked = state.disabledReason !== undefined;
  const close = () => {
    setAt(undefined);
    setSearch('');
  };
  const toggle = (chosen: string) =>
    onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen]);
  const choose = (chosen: string) => {
    toggle(chosen);
    setSearch('');
    setAt(all.findIndex((option) => option.value === chosen));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey) return; // Ctrl+Enter submits the form
    const { key } = event;
    if (key === 'Backspace' && !event.repeat) removesChips.current = search === '';
    if (key === 'Backspace' && removesChips.current && value.length > 0)
      onChange(value.slice(0, -1));
    if (key === 'ArrowDown') setAt(at === undefined ? 0 : Math.min(at + 1, found.length - 1));
    if (key === 'ArrowUp') setAt(Math.max((at ?? 0) - 1, 0));
    if (key === 'Enter' && active && !active.disabled) choose(active.value);
    if (key === 'Escape' && at !== undefined) close();
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(key) || (key === 'Escape' && at !== undefined))
      event.preventDefault();
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <div className={fieldStyles.combobox}>
        <input
          {...controlProps(id, state)}
          ref={setInput}
          role="combobox"
          aria-expanded={at !== undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.value}`}
          aria-autocomplete="list"
          autoComplete="off"
          name={name}
          className={fieldStyles.input}
          placeholder={value.length > 0 ? `${value.length} selected` : 'Select…'}
          value={search}
          readOnly={locked}
          onChange={({ target }) => {
            setSearch(target.value);
            setAt(0);
          }}
          onClick={() => !locked && setAt(at ?? 0)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <ChevronDown aria-hidden="true" size={16} />
      </div>
      {at !== undefined && input ? (
        <OptionList
          id={id}
          label={label}
          anchor={input}
          options={found}
          selected={value}
          active={active?.value}
          onChoose={choose}
          onDismiss={close}
        />
      ) : null}
      <Chips
        limit={CHIPS}
        label={`${label}: selected`}
        chips={value.map((one) => ({
          id: one,
          label: all.find((option) => option.value === one)?.label ?? one,
        }))}
        onRemove={(one) => !locked && toggle(one)}
      />
    </FieldFrame>
  );
}

interface ListProps {
  id: string;
  label: string;
  anchor: HTMLElement;
  options: readonly Option[];
  selected: readonly string[];
  active: string | undefined;
  onChoose: (value: string) => void;
  onDismiss: () => void;
}

// A native select cannot be searched and closes with each choice.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/**
 * The open list of a multi-select; the focus stays in the field. In a dialog it never covers the
 * footer.
 */
function OptionList({
  id,
  label,
  anchor,
  options,
  selected,
  active,
  onChoose,
  onDismiss,
}: ListProps) {
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
        aria-multiselectable="true"
        tabIndex={-1}
        className={styles.options}
      >
        {options.map(({ value, label: text, disabled }) => (
          <div
            key={value}
            ref={value === active ? activeOption : undefined}
            id={`${id}-${value}`}
            role="option"
            tabIndex={-1}
            aria-selected={selected.includes(value)}
            aria-disabled={disabled || undefined}
            data-active={value === active || undefined}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault(); // the focus stays in the field
              if (!disabled) onChoose(value);
            }}
          >
            <Check aria-hidden="true" size={14} />
            <span dir="auto">{text}</span>
          </div>
        ))}
      </div>
      {options.length === 0 ? <p className={styles.noOption}>Nothing found.</p> : null}
    </Floating>
  );
}
