import { useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './RichText.module.css';

interface Props {
  start: string;
  /** The address with its scheme; empty takes the link away. */
  onDone: (href: string) => void;
  onCancel: () => void;
}

const withScheme = (address: string) =>
  address === '' || /^(https?:\/\/|mailto:)/i.test(address) ? address : `https://${address}`;

/** Asks for the address of a link, inside the editor. */
export function LinkInput({ start, onDone, onCancel }: Props) {
  const [address, setAddress] = useState(start);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault(); // neither submits nor leaves the form around it
    if (event.key === 'Enter') onDone(withScheme(address.trim()));
    else onCancel();
  };
  return (
    <div className={styles.link}>
      <input
        aria-label="Link address"
        placeholder="https://"
        value={address}
        ref={(input) => input?.focus()}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={() => onDone(withScheme(address.trim()))}>
        Set link
      </Button>
    </div>
  );
}
