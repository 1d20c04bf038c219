import { useId, useState, type KeyboardEvent } from 'react';
import { ARROW_STEPS, useListbox } from '../useListbox.ts';
import { controlProps, FieldFrame, type FieldProps } from './Field.tsx';
import { FieldListbox, FieldOption } from './FieldListbox.tsx';
import fieldStyles from './Field.module.css';
import styles from './SuggestField.module.css';

export interface Suggestion {
  value: string;
  label: string;
  /** A second line below the label. */
  detail?: string;
  /** Why the suggestion cannot be chosen. */
  disabledReason?: string;
}

interface Props extends FieldProps<string> {
  /** The suggestions for the present text. */
  suggestions: readonly Suggestion[];
  /** Whether the text is a value of its own, so that Enter takes a suggestion only after an arrow. */
  isFreeText?: boolean;
  onTake: (value: string) => void;
}

/**
 * A text field with suggestions below it. The arrows move through them, Enter takes the active one,
 * which is the first at the start, a press takes any, and Escape closes the list. The focus stays
 * in the field.
 */
export function SuggestField({
  label,
  name,
  value,
  onChange,
  onBlur,
  suggestions,
  isFreeText = false,
  onTake,
  ...state
}: Props) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const locked = state.disabledReason !== undefined;
  const isOpen = isWanted && !locked && suggestions.length > 0;
  const listbox = useListbox(
    suggestions.map((one) => one.value),
    { isOpen, hasActiveFirst: !isFreeText },
  );
  const close = () => {
    setIsWanted(false);
    listbox.moveTo();
  };
  const take = ({ value: taken, disabledReason }: Suggestion) => {
    if (disabledReason !== undefined) return;
    close();
    onTake(taken);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return; // Ctrl+Enter submits the form
    const { key } = event;
    const steps = ARROW_STEPS[key];
    const active = isOpen ? suggestions[listbox.at] : undefined;
    if (steps !== undefined) {
      setIsWanted(true);
      listbox.moveBy(steps);
    } else if (key === 'Enter' && active) take(active);
    else if (key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame id={id} label={label} note={state} required={state.required}>
      <input
        {...controlProps(id, state)}
        {...listbox.field}
        ref={setInput}
        spellCheck={false}
        dir="auto"
        name={name}
        className={fieldStyles.input}
        value={value}
        readOnly={locked}
        onChange={({ target }) => {
          onChange(target.value);
          setIsWanted(true);
          listbox.moveTo();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      {isOpen && input ? (
        <FieldListbox label={label} anchor={input} list={listbox.list} onDismiss={close}>
          {suggestions.map((one) => (
            <FieldOption
              {...listbox.optionOf(one.value)}
              key={one.value}
              isSelected={one.value === listbox.active}
              isDisabled={one.disabledReason !== undefined}
              onChoose={() => take(one)}
            >
              <span className={styles.words}>
                <span dir="auto">{one.label}</span>
                {(one.disabledReason ?? one.detail) ? (
                  <span className={styles.detail} dir="auto">
                    {one.disabledReason ?? one.detail}
                  </span>
                ) : null}
              </span>
            </FieldOption>
          ))}
        </FieldListbox>
      ) : null}
    </FieldFrame>
  );
}
