import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import styles from './SearchBox.module.css';

interface Props {
  /** Its name and its placeholder. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds between the last key and the search. Enter does not wait. */
  delayMs?: number;
}

/** Searches a moment after typing has stopped. */
export function SearchBox({ label, value, onSearch, delayMs = 1000 }: Props) {
  const [draft, setDraft] = useState({ text: value, of: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A search that came from elsewhere (Back, a chip) replaces what was typed.
  const text = draft.of === value ? draft.text : value;
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted !== value) onSearch(wanted);
  };
  const typed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const wanted = target.value;
    setDraft({ text: wanted, of: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(search, delayMs, wanted);
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
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={255}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={typed}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
