import { Fragment } from 'react';
import { ON_MAC } from './onMac.ts';
import styles from './KeysDialog.module.css';

interface Cap {
  cap: string;
  /** The spoken name of a symbol that screen readers skip. */
  name?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  '/': 'Slash',
  '?': 'Question mark',
  '[': 'Left bracket',
  ']': 'Right bracket',
};
const PLAIN: Readonly<Record<string, Cap>> = {
  mod: { cap: 'Ctrl' },
  alt: { cap: 'Alt' },
  Escape: { cap: 'Esc', name: 'Escape' },
  '#': { cap: '1 2 3 …', name: 'a number' },
};
const MAC: Readonly<Record<string, Cap>> = {
  mod: { cap: '⌘', name: 'Command' },
  alt: { cap: '⌥', name: 'Option' },
  Enter: { cap: '↩', name: 'Return' },
  Escape: { cap: 'esc', name: 'Escape' },
};

function capOf(key: string, onMac: boolean): Cap {
  const special = (onMac ? MAC : PLAIN)[key] ?? PLAIN[key];
  if (special) return special;
  const name = NAMES[key];
  return name ? { cap: key, name } : { cap: key };
}

/**
 * The key caps of a shortcut on this platform. Each inner list holds the keys that are pressed
 * together.
 */
export const capsOf = (keys: string, onMac = ON_MAC): readonly (readonly Cap[])[] =>
  keys
    .replace('#', '# Enter')
    .split(' ')
    .map((press) => press.split('+').map((key) => capOf(key, onMac)));

/** The keys of a shortcut as they are labelled on the keyboard. */
export function KeyCaps({ keys, onMac }: { keys: string; onMac?: boolean }) {
  return capsOf(keys, onMac).map((together, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className={styles.then}> then </span> : null}
      {together.map(({ cap, name }, index) => (
        <Fragment key={cap}>
          {index > 0 ? ' ' : ''}
          <kbd className={styles.cap}>
            {name ? (
              <>
                <span aria-hidden="true">{cap}</span>
                <span className="visually-hidden">{name}</span>
              </>
            ) : (
              cap
            )}
          </kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
