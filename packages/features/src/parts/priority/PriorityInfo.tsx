import type { CompanyQueue } from '@console/api/company-queues/schema';
import { Facts } from '@console/ui/Facts';
import { PriorityText } from './PriorityText.tsx';

interface PriorityInfoProps {
  queue: CompanyQueue;
}

/** Shows how urgent the requests for an entity are. */
export function PriorityInfo({ queue }: PriorityInfoProps) {
  return (
    <Facts
      rows={[
        ['Average', <PriorityText key="average" value={queue.avg_priority} />],
        ['Max', <PriorityText key="max" value={queue.max_priority} />],
        ['Latest', <PriorityText key="latest" value={queue.latest_priority} />],
      ]}
    />
  );
}
