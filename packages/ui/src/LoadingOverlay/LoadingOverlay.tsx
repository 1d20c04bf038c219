import styles from './LoadingOverlay.module.css';

/**
 * Covers the nearest positioned element. Shows after 150 ms, so that what comes quickly never
 * flashes.
 */
export function LoadingOverlay({ text }: { text: string }) {
  return <output className={styles.overlay}>{text}</output>;
}
