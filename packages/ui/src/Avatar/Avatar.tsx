import styles from './Avatar.module.css';

interface Props {
  /** One or two letters for the circle. */
  text: string;
  name?: string;
  /** A second line under the name. */
  detail?: string;
}

/** Letters in a circle for a person, with the name beside them where there is room. */
export function Avatar({ text, name, detail }: Props) {
  return (
    <span className={styles.avatar}>
      <span className={styles.circle} aria-hidden="true">
        {text}
      </span>{' '}
      {name ? (
        <span className={styles.text}>
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
      ) : null}
    </span>
  );
}
