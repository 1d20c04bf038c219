import { Fragment } from 'react';
import { capsOf } from './capsOf.ts';
import styles from './KeysDialog.module.css';

/** Keys as they stand on the keyboard; signs that a screen reader leaves out have their name for it. */
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
                <span className={styles.spoken}>{name}</span>
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
