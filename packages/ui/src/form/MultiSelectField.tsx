import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Chips } from '../Chips/Chips.tsx';
import { indexOf, search } from '../find/rank.ts';
import { ARROW_STEPS, useListbox } from '../useListbox.ts';
import { controlProps, FieldFrame, type FieldProps } from './Field.tsx';
import { FieldListbox, FieldOption } from './FieldListbox.tsx';
import { toOptions, type Options } from './options.ts';
import styles from './Field.module.css';

const CHIPS = 6;

interface Props extends FieldProps<readonly string[]> {
  options: Options;
  /** Whether a choice takes the place of the one before. */
  isSingle?: boolean;
}

/**
 * A combobox for several choices, or for one of many. Typing searches, the arrows move, Enter adds
 * or removes an option, and Backspace in an empty field removes the last choice.
 */
export function MultiSelectField({
  label,
  name,
  value,
  onChange,
  onBlur,
  options,
  isSingle = false,
  ...state
}: Props) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /**
   * True when the present press of Backspace began in an empty field. A press that began with text
   * removes no chip, however long it is held.
   */
  const removesChips = useRef(false);
  const all = toOptions(options);
  const found = search(indexOf(all), text).map(({ entry }) => entry);
  const listbox = useListbox(
    found.map((option) => option.value),
    { isOpen },
  );
  const locked = state.disabledReason !== undefined;
  const close = () => {
    setIsOpen(false);
    setText('');
    listbox.moveTo();
  };
  const toggle = (chosen: string) =>
    onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen]);
  const choose = (chosen: string) => {
    if (isSingle) {
      onChange([chosen]);
      close();
      return;
    }
    toggle(chosen);
    setText('');
    listbox.moveTo(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey) return; // Ctrl+Enter submits the form
    const { key } = event;
    if (key === 'Backspace' && !event.repeat) removesChips.current = text === '';
    if (key === 'Backspace' && removesChips.current && value.length > 0)
      onChange(value.slice(0, -1));
    const steps = ARROW_STEPS[key];
    const active = isOpen ? found[listbox.at] : undefined;
    if (steps !== undefined) {
      if (isOpen) listbox.moveBy(steps);
      else setIsOpen(true);
    } else if (key === 'Enter') {
      if (active && !active.disabled) choose(active.value);
    } else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <div className={styles.combobox}>
        <input
          {...controlProps(id, state)}
          {...listbox.field}
          ref={setInput}
          name={name}
          className={styles.input}
          placeholder={value.length > 0 ? `${value.length} selected` : 'Select…'}
          value={text}
          readOnly={locked}
          onChange={({ target }) => {
            setText(target.value);
            setIsOpen(true);
            listbox.moveTo();
          }}
          onClick={() => !locked && setIsOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <ChevronDown aria-hidden="true" size={16} />
      </div>
      {isOpen && input ? (
        <FieldListbox
          label={label}
          anchor={input}
          list={listbox.list}
          isMultiple={!isSingle}
          note={found.length === 0 ? 'Nothing found.' : undefined}
          onDismiss={close}
        >
          {found.map((option) => (
            <FieldOption
              {...listbox.optionOf(option.value)}
              key={option.value}
              isSelected={value.includes(option.value)}
              isDisabled={option.disabled === true}
              onChoose={() => choose(option.value)}
            >
              <Check aria-hidden="true" size={14} />
              <span dir="auto">{option.label}</span>
            </FieldOption>
          ))}
        </FieldListbox>
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
