import { noticeOf } from '@console/api/core/errors';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import { useClearErrorLog, useErrorLog } from '@console/api/scrape-edit/client';
import { useScrape } from '@console/api/scrapes/client';
import { Button } from '@console/ui/Button';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { EmptyState } from '@console/ui/EmptyState';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { groupDigits } from '@console/ui/numbers.ts';
import { Pagination } from '@console/ui/Pagination';
import { useState } from 'react';
import { PAGE_SIZES } from '../list/listState.ts';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { ErrorEntries } from '../parts/scrape-cards/ErrorEntries.tsx';
import styles from './ScrapePage.module.css';

const PAGE_SIZE = 10;

interface ClearDialogProps {
  scrapeId: number;
  total: number;
  onCleared: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the log is cleared. The toast is the server's message. */
function ClearDialog({ scrapeId, total, onCleared, onClose }: ClearDialogProps) {
  const { trigger, pending, error } = useClearErrorLog(scrapeId);
  const notice = error && noticeOf(error);
  const clear = async () => {
    const message = await trigger(true);
    if (message === undefined) return;
    showSuccess(message);
    onCleared();
    onClose();
  };
  return (
    <ConfirmDialog
      title="Clear Error Log"
      confirmLabel="Clear"
      tone="danger"
      pending={pending}
      error={notice && `${notice.title}. ${notice.detail ?? ''}`}
      onConfirm={() => void clear()}
      onClose={onClose}
    >
      <p>Are you sure you want to clear the error log?</p>
      <p>{total === 1 ? 'Its entry is' : `All ${groupDigits(total)} entries are`} deleted.</p>
    </ConfirmDialog>
  );
}

interface ErrorLogCardProps {
  scrapeId: number;
}

/** The error log of a scrape, newest entry first. At first it shows ten entries. */
export function ErrorLogCard({ scrapeId }: ErrorLogCardProps) {
  const [{ page, size }, setShown] = useState({ page: 1, size: PAGE_SIZE });
  const [clearing, setClearing] = useState(false);
  const { data: answered, error, mutate } = useErrorLog(scrapeId, page, size);
  const scrape = useScrape(scrapeId).data?.scrape;
  const mayNot = useReasonNotAllowed('scrapePage.clearErrorLog');
  // The previous page stays while another one loads, but not when that fails.
  const isPresent = answered?.page === page && answered.size === size;
  const data = isPresent || !error ? answered : undefined;
  const emptyReason = data?.total === 0 ? 'The error log is empty.' : undefined;
  const blocked = scrape
    ? scrapeBlockReason(scrape)?.message
    : 'The scrape has not been loaded yet.';
  return (
    <>
      <ReadCard
        title="Error Log"
        read={{ data, error, mutate }}
        count={({ total }) => total}
        action={() => (
          <Button
            size="sm"
            disabledReason={mayNot ?? blocked ?? emptyReason}
            onClick={() => setClearing(true)}
          >
            Clear
          </Button>
        )}
      >
        {({ items, total }) => (
          <div className={styles.log}>
            {total === 0 ? (
              <EmptyState title="No errors.">What goes wrong in a run is shown here.</EmptyState>
            ) : (
              <ErrorEntries entries={items} />
            )}
            {(total > PAGE_SIZE || page > 1) && (
              <Pagination
                page={page}
                pageSize={size}
                total={total}
                pageSizes={PAGE_SIZES}
                onPageChange={(next) => setShown({ page: next, size })}
                onPageSizeChange={(next) => setShown({ page: 1, size: next })}
              />
            )}
          </div>
        )}
      </ReadCard>
      {clearing && data && (
        <ClearDialog
          scrapeId={scrapeId}
          total={data.total}
          onCleared={() => setShown({ page: 1, size })}
          onClose={() => setClearing(false)}
        />
      )}
    </>
  );
}
