import { noticeOf } from '@console/api/core/errors';
import type { Read } from '@console/api/core/useRead';
import { Card } from '@console/ui/Card';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import type { ComponentProps, ReactNode } from 'react';
import styles from './ReadCard.module.css';

interface ReadCardProps<T> extends Pick<ComponentProps<typeof Card>, 'title' | 'toggle'> {
  read: Pick<Read<T>, 'data' | 'error' | 'mutate'>;
  /** Content to the right of the title. It is shown when the data has loaded. */
  action?: (data: T) => ReactNode;
  count?: (data: T) => number;
  children: (data: T) => ReactNode;
}

/** A card with its own data. It loads, fails and is retried independently of other cards. */
export function ReadCard<T>({
  title,
  toggle,
  read: { data, error, mutate },
  action,
  count,
  children,
}: ReadCardProps<T>) {
  const here = data !== undefined;
  const notice = !here && error ? noticeOf(error) : undefined;
  return (
    <Card
      title={title}
      toggle={toggle}
      busy={!here && !error}
      count={here ? count?.(data) : undefined}
      action={here ? action?.(data) : undefined}
    >
      {here ? (
        children(data)
      ) : error ? (
        <ErrorPanel
          title={`${title} could not be loaded.`}
          detail={notice?.detail ?? notice?.title}
          onRetry={() => void mutate()}
        />
      ) : (
        <div className={styles.loading}>
          <LoadingOverlay text="Loading..." />
        </div>
      )}
    </Card>
  );
}
