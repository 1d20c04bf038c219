import { noticeOf, type ApiError } from '@console/api/core/errors';
import { Button } from '@console/ui/Button';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import { PageMessage } from '../pages/PageMessage.tsx';

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
      <PageMessage
        title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`}
        message={Number.isInteger(id) && `There is no ${noun} with the ID ${id}.`}
      >
        <a href={list.href}>{list.label}</a>
      </PageMessage>
    );
  const notice = noticeOf(error);
  return (
    <div key="failed" ref={passFocusToContainer}>
      <PageMessage
        title={`The ${noun} could not be loaded.`}
        message={notice && (notice.detail ?? notice.title)}
      >
        <Button onClick={onRetry}>Retry</Button>
        <a href={list.href}>{list.label}</a>
      </PageMessage>
    </div>
  );
}
