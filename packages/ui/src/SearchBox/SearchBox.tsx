import Search from 'lucide-react/icons/search';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { mountedElements } from '../mountedElements.ts';
import { plainText } from '../plainText.ts';
import { useTimer } from '../useTimer.ts';
import styles from './SearchBox.module.css';

const boxes = mountedElements<HTMLInputElement>();
const registerBox = boxes.register;

export const hasSearchBox = (): boolean => boxes.all().length > 0;

/** Focuses the first search box of the page and selects its text. */
export function focusSearchBox(): void {
  const [box] = boxes.all();
  box?.focus();
  box?.select();
}

interface Draft {
  text: string;
  /** The search beside which the text was typed. */
  of: string;
  /** The search that this box has asked for and that is not yet the current one. */
  asked?: string;
}

interface Props {
  /** The accessible name and the placeholder. */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds between the last key and the search. Enter does not wait. */
  delayMs?: number;
}

/** A search field with a debounced `onSearch`, which gets the text as one line. */
export function SearchBox({ label, value, onSearch, delayMs = 1000 }: Props) {
  const [draft, setDraft] = useState<Draft>({ text: value, of: value });
  const timer = useTimer();
  // The search that this box asked for keeps the typed text. Any other one (Back, a chip) replaces it.
  if (draft.asked === value) setDraft({ text: draft.text, of: value });
  const text = draft.of === value ? draft.text : value;
  const search = (typed: string) => {
    timer.cancel();
    const asked = plainText(typed);
    if (asked === value) return;
    setDraft((latest) => ({ ...latest, asked }));
    onSearch(asked);
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = target.value;
    setDraft({ ...draft, text: next, of: value });
    timer.start(search, delayMs, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search(text);
  };
  return (
    <search className={styles.box} aria-label={label}>
      <Search aria-hidden="true" size={16} />
      <input
        ref={registerBox}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={255}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={onType}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
