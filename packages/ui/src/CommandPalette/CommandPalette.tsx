import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  startTransition,
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { afterPaint } from '../afterPaint.ts';
import { DialogFrame } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ARROW_STEPS, useListbox, type Listbox } from '../useListbox.ts';
import styles from './CommandPalette.module.css';

export interface PaletteOption {
  /** A unique id without blanks. */
  id: string;
  label: string;
  /**
   * The parts of the label to highlight, in order: start index (inclusive) and end index
   * (exclusive).
   */
  marks?: readonly (readonly [from: number, to: number])[];
  /** A second line below the label. */
  detail?: string;
  /** Content at the end of the line, such as a shortcut. */
  aside?: ReactNode;
}

export interface PaletteGroup {
  label: string;
  options: readonly PaletteOption[];
}

interface Props {
  /** The title of the dialog and the name of the field. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Called with Enter or a press. `inNewTab` is true with Ctrl or ⌘, and for the middle button. */
  onChoose: (id: string, inNewTab: boolean) => void;
  onClose: () => void;
  /** Stands below the options. A screen reader announces it when it changes. */
  children: ReactNode;
}

/** How far each key moves the active option. */
const STEPS: Readonly<Record<string, number>> = {
  ...ARROW_STEPS,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

/** The number of options that fill the list. They are rendered one frame before the others. */
const FIRST = 14;

/** The groups with the first `FIRST` options that they have together. */
function firstOf(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  let room = FIRST;
  return groups.map(({ label, options }) => {
    const first = options.slice(0, room);
    room -= first.length;
    return { label, options: first };
  });
}

/** Cuts a label into pieces. `isMarked` is true for those that are highlighted. */
const piecesOf = ({ label, marks = [] }: PaletteOption) =>
  [...marks, [label.length, label.length] as const].flatMap(([from, to], index) => {
    const before = marks[index - 1]?.[1] ?? 0;
    return [
      { at: before, text: label.slice(before, from), isMarked: false },
      { at: from, text: label.slice(from, to), isMarked: true },
    ].filter(({ text }) => text !== '');
  });

// A native datalist has no second line and no groups.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

interface OptionProps {
  option: PaletteOption;
  listbox: Listbox;
  onChoose: (inNewTab: boolean) => void;
}

function Option({ option, listbox, onChoose }: OptionProps) {
  const { id, label, detail, aside } = option;
  return (
    // The field keeps the focus and takes the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...listbox.optionOf(id)}
      role="option"
      tabIndex={-1}
      aria-selected={id === listbox.active}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
      onAuxClick={({ button }) => {
        if (button === 1) onChoose(true);
      }}
    >
      <span className={styles.words}>
        <span className={styles.label} dir="auto" title={label}>
          {piecesOf(option).map(({ at, text, isMarked }) =>
            isMarked ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
        {detail ? (
          <span className={styles.detail} dir="auto">
            {' '}
            {detail}
          </span>
        ) : null}
      </span>
      {aside ? <span className={styles.aside}> {aside}</span> : null}
    </div>
  );
}

/**
 * A modal field with a list of the options that its text finds. The arrows, Home, End and the page
 * keys move through the options while the focus stays in the field; Enter chooses, Escape closes.
 * The palette is open while it is mounted.
 */
export function CommandPalette({
  label,
  placeholder,
  text,
  onTextChange,
  groups,
  onChoose,
  onClose,
  children,
}: Props) {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const listbox = useListbox(
    options.map((option) => option.id),
    { isOpen: options.length > 0 },
  );

  const [drawn, setDrawn] = useState<string>();
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(text))), [text]);
  const shown = drawn === text || listbox.at >= FIRST ? groups : firstOf(groups);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Enter') {
      event.preventDefault();
      if (listbox.active !== undefined && !event.repeat)
        onChoose(listbox.active, ctrlKey || metaKey);
      return;
    }
    const steps = ctrlKey || metaKey || altKey || shiftKey ? undefined : STEPS[key];
    if (steps === undefined) return;
    event.preventDefault();
    listbox.moveBy(steps);
  };

  return (
    <DialogFrame title={label} size="md" onEscape={onClose}>
      <div className={styles.field}>
        <Search aria-hidden="true" size={16} />
        <input
          {...listbox.field}
          aria-label={label}
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          maxLength={2000}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            listbox.moveTo();
            onTextChange(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.corner}>
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={styles.results}>
        {options.length > 0 ? (
          <div
            {...listbox.list}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className={styles.list}
          >
            {shown.map((group, index) =>
              group.options.length === 0 ? null : (
                <div
                  key={group.label}
                  role="group"
                  aria-labelledby={`${id}-group-${index}`}
                  className={styles.group}
                >
                  <div id={`${id}-group-${index}`} role="presentation" className={styles.heading}>
                    {group.label}
                  </div>
                  {group.options.map((option) => (
                    <Option
                      key={option.id}
                      option={option}
                      listbox={listbox}
                      onChoose={(inNewTab) => onChoose(option.id, inNewTab)}
                    />
                  ))}
                </div>
              ),
            )}
          </div>
        ) : null}
      </div>
      <div className={styles.foot}>{children}</div>
    </DialogFrame>
  );
}
