import styles from './LoadingOverlay.module.css';

/**
 * Covers the nearest positioned element. Shows after 150 ms, so that a quick answer causes no
 * flash.
 */
export function LoadingOverlay({ text }: { text: string }) {
  return <output className={styles.overlay}>{text}</output>;
}
