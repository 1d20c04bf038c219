import styles from './LoadingOverlay.module.css';

/**
 * An overlay that covers the nearest positioned element. It appears after 150 ms, so that nothing
 * flickers before a quick answer.
 */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <output className={styles.overlay}>
      <span>{text}</span>
    </output>
  );
}
