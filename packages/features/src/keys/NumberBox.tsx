import { useSnapshot } from 'valtio';
import { KeyCaps } from './KeyCaps.tsx';
import { keysStore } from './keys.store.ts';
import { LARGEST_NUMBER } from './typeNumber.ts';
import styles from './NumberBox.module.css';

/** Says which record the typed number will open, and which keys go on or cancel. */
export function NumberBox() {
  const { number, bound } = useSnapshot(keysStore);
  return (
    <output>
      {number && (
        <span className={styles.box}>
          <span>
            {bound[number.id]?.page?.description}: <strong>{number.digits || '–'}</strong>
          </span>
          <span className={styles.keys}>
            {Number(number.digits) > LARGEST_NUMBER ? (
              `The largest number is ${LARGEST_NUMBER}. `
            ) : (
              <>
                <KeyCaps keys="Enter" /> opens,{' '}
              </>
            )}
            <KeyCaps keys="Escape" /> closes
          </span>
        </span>
      )}
    </output>
  );
}
