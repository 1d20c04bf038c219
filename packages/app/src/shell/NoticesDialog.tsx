import { Box, Stack } from '@chakra-ui/react';
import { Button } from '@console/ui/Button';
import { ChakraParts } from '@console/ui/ChakraParts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { Dialog } from '@console/ui/Dialog';
import { EmptyState } from '@console/ui/EmptyState';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import { StatusBadge } from '@console/ui/StatusBadge';
import { useSnapshot } from 'valtio';

/** The last twenty toasts and notices of this tab, newest first. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { history } = useSnapshot(noticesStore);
  return (
    <Dialog
      title="Notices"
      size="md"
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {history.length === 0 ? (
        <EmptyState title="No notices yet">
          What the console tells you is kept here until the page is loaded again.
        </EmptyState>
      ) : null}
      <ChakraParts>
        <Stack as="ul" gap="3" listStyleType="none">
          {history.map(({ id, kind, title, detail, at, count }) => (
            <Box
              as="li"
              key={id}
              display="grid"
              gridTemplateColumns="auto auto 1fr"
              gap="3"
              alignItems="baseline"
            >
              <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {formatMinute(at)}
              </Box>
              <StatusBadge tone={kind === 'error' ? 'danger' : 'success'}>
                {kind === 'error' ? 'Error' : 'Done'}
              </StatusBadge>
              <Box minWidth="0" overflowWrap="anywhere" dir="auto">
                <Box as="p" fontWeight="medium">
                  {title}
                  {count > 1 ? ` (${count} times)` : ''}
                </Box>
                {detail ? (
                  <Box as="p" color="fg.muted">
                    {detail}
                  </Box>
                ) : null}
              </Box>
            </Box>
          ))}
        </Stack>
      </ChakraParts>
    </Dialog>
  );
}
