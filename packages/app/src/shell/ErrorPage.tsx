import type { ReactNode } from 'react';
import styles from './Shell.module.css';

/**
 * The page that stands where another one could not: the stated sentence, what happened, and a way
 * on (`children`).
 */
export function ErrorPage({ message, children }: { message: string; children: ReactNode }) {
  return (
    <section className={styles.error} aria-labelledby="error-heading">
      <h1 className={styles.heading} id="error-heading">
        Oops, Sorry, an unexpected error has occurred
      </h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}

/** Of an address that the console does not have. */
export function NotFoundPage() {
  return (
    <ErrorPage message="Not Found">
      <a href="/">Home</a>
    </ErrorPage>
  );
}
