import { Banner } from '@console/ui/Banner';

interface RecordGoneProps {
  /** What the record is called in a sentence. */
  noun: 'entity' | 'scrape' | 'job' | 'queue request';
}

/** Above a record that was deleted while its page was open. */
export function RecordGone({ noun }: RecordGoneProps) {
  return (
    <Banner tone="danger">The {noun} has been deleted. What is shown here was read before.</Banner>
  );
}
