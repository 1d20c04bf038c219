import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Button } from '@console/ui/Button';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import styles from './RecordMissing.module.css';

interface RecordMissingProps {
  error: ApiError;
  /** The word for the record in a sentence. */
  noun: 'entity' | 'scrape' | 'job' | 'queue request';
  id: number;
  /** A link to the list of such records. */
  list: { href: string; label: string };
  onRetry: () => void;
}

/** Shown in place of a record that does not exist or could not be read. */
export function RecordMissing({ error, noun, id, list, onRetry }: RecordMissingProps) {
  if (error.kind === 'notFound')
    return (
      <div className={styles.missing}>
        <h1>{`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`}</h1>
        {Number.isInteger(id) && (
          <p>
            There is no {noun} with the ID {id}.
          </p>
        )}
        <a href={list.href}>{list.label}</a>
      </div>
    );
  const notice = noticeOf(error);
  return (
    <div key="failed" ref={passFocusToContainer} className={styles.missing}>
      <h1>{`The ${noun} could not be loaded.`}</h1>
      {notice && <p dir="auto">{notice.detail ?? notice.title}</p>}
      <Button onClick={onRetry}>Retry</Button>
      <a href={list.href}>{list.label}</a>
    </div>
  );
}
