import { Banner } from '@console/ui/Banner';

interface RecordGoneProps {
  /** The word for the record in a sentence. */
  noun: 'entity' | 'scrape' | 'job' | 'queue request';
}

/** A banner above a record that was deleted while its page was open. */
export function RecordGone({ noun }: RecordGoneProps) {
  return (
    <Banner tone="danger">The {noun} has been deleted. What is shown here was read before.</Banner>
  );
}
