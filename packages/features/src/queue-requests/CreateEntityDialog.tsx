import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useCreateEntityOfRequest } from '@console/api/company-queues/writeClient';
import { EntityDialog } from '../parts/entity-dialog/EntityDialog.tsx';

interface CreateEntityDialogProps {
  requestId: number;
  /** The queue that gets the entity. */
  queue: CompanyQueue;
  onClose: () => void;
}

/** Adds an entity and gives it the queue. The form begins with what is known about the queue. */
export function CreateEntityDialog({ requestId, queue, onClose }: CreateEntityDialogProps) {
  return (
    <EntityDialog
      variant="quick"
      creation={{
        write: useCreateEntityOfRequest(requestId, queue),
        given: {
          company_name: queue.name ?? '',
          url: queue.url ?? '',
          career_page: queue.career_portal ?? '',
        },
        draftKey: `entity-of-request-${requestId}`,
      }}
      onClose={onClose}
    />
  );
}
