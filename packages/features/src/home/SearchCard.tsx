import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import type { ReactNode } from 'react';
import styles from './HomePage.module.css';

interface SearchCardProps {
  title: string;
  pending: boolean;
  /** Why the search cannot start yet. */
  disabledReason?: string;
  /** The address of the found record, when the browser blocked its tab. */
  blocked?: string;
  onSearch: () => void;
  /** The fields. Enter in any of them searches. */
  children: ReactNode;
}

/** A form that finds one record. */
export function SearchCard({
  title,
  pending,
  disabledReason,
  blocked,
  onSearch,
  children,
}: SearchCardProps) {
  return (
    <Card title={title}>
      <form
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && disabledReason === undefined) onSearch();
        }}
      >
        {children}
        <Button type="submit" tone="primary" pending={pending} disabledReason={disabledReason}>
          Search
        </Button>
        {blocked !== undefined && (
          <output className={styles.blocked}>
            <span>The new tab could not be opened.</span>
            <a href={blocked} target="_blank" rel="noopener">
              Open {blocked}
            </a>
          </output>
        )}
      </form>
    </Card>
  );
}
