import { useId, useRef, useState } from 'react';

/** How far an arrow key moves the active option. */
export const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ListboxState {
  isOpen?: boolean;
  /** Whether an option is active before somebody has moved to one. */
  hasActiveFirst?: boolean;
}

export type Listbox = ReturnType<typeof useListbox>;

const scrollIntoView = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};

/**
 * The list box of a text field that keeps the focus: which option is active, and the attributes of
 * the field, the list and the options that say so.
 *
 * @param values the values of the options, each of which must be unique
 */
export function useListbox(
  values: readonly string[],
  { isOpen = true, hasActiveFirst = true }: ListboxState = {},
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string>();
  const start = hasActiveFirst ? 0 : -1;
  const at = moved === undefined ? start : Math.max(0, values.indexOf(moved));
  const active = isOpen ? values[at] : undefined;
  const listId = `${id}-list`;
  const idOf = (value: string) => `${id}-${value}`;
  /** Scrolls to the top, which shows the first option with what stands above it. */
  const scrollToStart = () => list.current?.scrollTo({ top: 0 });
  return {
    /** The index of the active option; -1 while there is none. */
    at,
    /** The value of the active option. */
    active,
    /** Moves to an option. Without a value it returns to the state before all moves. */
    moveTo: (value?: string) => {
      if (value === undefined) scrollToStart();
      setMoved(value);
    },
    /** Moves by a number of options, up to the first or the last one. */
    moveBy: (steps: number) => {
      const to = Math.max(0, Math.min(at + steps, values.length - 1));
      if (to === 0) scrollToStart();
      setMoved(values[to] ?? '');
    },
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === undefined ? undefined : idOf(active),
      'aria-autocomplete': 'list',
      autoComplete: 'off',
    } as const,
    list: { ref: list, id: listId },
    optionOf: (value: string) => ({
      id: idOf(value),
      'data-active': value === active || undefined,
      // The first option needs no scrolling before somebody has moved. It would force a layout.
      ref: value === active && moved !== undefined ? scrollIntoView : undefined,
    }),
  };
}
