import styles from './DataTable.module.css';

export const cellClass = ({
  align,
  mono,
}: {
  align?: 'start' | 'end';
  mono?: boolean;
}): string | undefined =>
  align === 'end'
    ? mono
      ? `${styles.end} ${styles.mono}`
      : styles.end
    : mono
      ? styles.mono
      : undefined;
