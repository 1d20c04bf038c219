import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Chips } from '../Chips/Chips.tsx';
import { controlProps } from './controlProps.ts';
import type { FieldProps, Options } from './field.types.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { filterOptions } from './filterOptions.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import { toOptions } from './toOptions.ts';
import styles from './Field.module.css';

const CHIPS = 6;

interface Props extends FieldProps<readonly string[]> {
  options: Options;
}

/**
 * Several of many: type to search, arrows move, Enter takes or gives back, Backspace gives back the
 * last.
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
  const [at, setAt] = useState<number | undefined>(undefined); // the option that the arrows are on; undefined while closed
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey) return; // Ctrl+Enter is left to the form around it
    const { key } = event;
    if (key === 'Backspace' && search === '' && value.length > 0) onChange(value.slice(0, -1));
    if (key === 'ArrowDown') setAt(at === undefined ? 0 : Math.min(at + 1, found.length - 1));
    if (key === 'ArrowUp') setAt(Math.max((at ?? 0) - 1, 0));
    if (key === 'Enter' && active && !active.disabled) toggle(active.value);
    if (key === 'Escape' && at !== undefined) close();
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(key) || (key === 'Escape' && at !== undefined))
      event.preventDefault();
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <div className={styles.combobox}>
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
          className={styles.input}
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
        <MultiSelectList
          id={id}
          label={label}
          anchor={input}
          options={found}
          selected={value}
          active={active?.value}
          onToggle={toggle}
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
