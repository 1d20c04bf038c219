import type { ApiError } from '@console/api/core/errors';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';

interface StaleRowsProps {
  error: ApiError | undefined;
  onRetry: () => void;
}

/** Above rows that could not be loaded again: they stay, and it says that they are old. */
export function StaleRows({ error, onRetry }: StaleRowsProps) {
  if (!error) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      The list could not be loaded again. These are the rows from before.
    </Banner>
  );
}
