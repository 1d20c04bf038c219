import type { ReactNode } from 'react';
import styles from './Shell.module.css';

/**
 * What is shown in place of a page that failed: a fixed heading, what happened, and a next step
 * (`children`).
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

/** The page for an unknown address. */
export function NotFoundPage() {
  return (
    <ErrorPage message="Not Found">
      <a href="/">Home</a>
    </ErrorPage>
  );
}
