import { Search, X } from 'lucide-react';
import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { afterPaint } from '../afterPaint.ts';
import { DialogFrame } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
  /** A second line. */
  detail?: string;
  /** Content at the end of the line, such as a shortcut. */
  aside?: ReactNode;
}

export interface PaletteGroup {
  label: string;
  options: readonly PaletteOption[];
}

interface Props {
  /** The title, and the name of the field. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Enter or a press; `inNewTab` with Ctrl or ⌘, and for the middle button. */
  onChoose: (id: string, inNewTab: boolean) => void;
  onClose: () => void;
  /** Below the options, read out when it changes. */
  children: ReactNode;
}

/** The number of options that Page Up and Page Down move by. */
const PAGE = 8;

/** The number of options that fill the list. They are rendered one frame before the others. */
const FIRST = 14;

/** The first options of all groups together. */
function firstOf(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  let room = FIRST;
  return groups.map(({ label, options }) => {
    const first = options.slice(0, room);
    room -= first.length;
    return { label, options: first };
  });
}

/** The index that a key moves to; undefined for a key that does not move. */
function moved(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

/** The pieces of a label, those that are marked with `true`. */
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
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onChoose: (inNewTab: boolean) => void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { label, detail, aside } = option;
  return (
    // The field keeps the focus and takes the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
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
 * A modal field with a list of what its text finds. The arrows, Home, End and the page keys move
 * through the options while the focus stays in the field; Enter chooses, Escape closes. Mounted
 * means open.
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
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === activeId),
  );
  const active = options[at];
  const idOf = (option: PaletteOption) => `${id}-${option.id}`;

  const [drawn, setDrawn] = useState<string>();
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(text))), [text]);
  const shown = drawn === text || at >= FIRST ? groups : firstOf(groups);

  const isScrolled = useRef(false);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    // The first option needs no scrolling: the list is at its start, and a scroll would force a
    // layout.
    if (at > 0) option?.scrollIntoView({ block: 'nearest' });
    else if (isScrolled.current) list.current?.scrollTo({ top: 0 });
  }, [at, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    // Keys during composition belong to the input method.
    if (nativeEvent.isComposing) {
      if (key === 'Escape') event.stopPropagation();
      return;
    }
    if (key === 'Enter') {
      event.preventDefault();
      if (active && !event.repeat) onChoose(active.id, ctrlKey || metaKey);
      return;
    }
    const to =
      ctrlKey || metaKey || altKey || shiftKey ? undefined : moved(key, at, options.length);
    if (to === undefined) return;
    event.preventDefault();
    setActiveId(options[to]?.id);
  };

  return (
    <DialogFrame title={label} size="md" onEscape={onClose}>
      <div className={styles.field}>
        <Search aria-hidden="true" size={16} />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          maxLength={2000}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setActiveId(undefined);
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
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className={styles.list}
            onScroll={({ currentTarget }) => {
              isScrolled.current = currentTarget.scrollTop > 0;
            }}
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
                      id={idOf(option)}
                      option={option}
                      isActive={option === active}
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
