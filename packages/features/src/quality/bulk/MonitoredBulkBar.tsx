import type {
  MonitoredEntity,
  MonitoredEntityReview,
  MonitoredKind,
} from '@console/api/monitored-entities/schema';
import {
  loadMonitoredEntities,
  useBulkReviewMonitoredEntities,
} from '@console/api/reviews/bulkClient';
import { formatCount } from '@console/ui/numbers.ts';
import { monitoredEntityReview } from '../monitored-entities/monitoredEntityReview.form.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { batchOf, type BulkKind } from './bulkKind.ts';
import { sheetsOf } from './bulkSheets.tsx';

const kindOf = (of: MonitoredKind): BulkKind<MonitoredEntity, MonitoredEntityReview> => ({
  ...batchOf(monitoredEntityReview),
  rowNoun: 'entities',
  control: 'monitoredEntities.review',
  questions: {
    send_for_review: 'Send # entities for review',
    remove_from_monitored_entities: 'Remove # entities from the monitored entities',
  },
  buttons: { send_for_review: 'Send for Review', remove_from_monitored_entities: 'Remove' },
  facts: [{ header: 'Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }],
  useReview: useBulkReviewMonitoredEntities,
  load: loadMonitoredEntities(of),
});
const monitored = kindOf('monitored');
const created = kindOf('new');
const monitoredSheets = sheetsOf(monitored);
const createdSheets = sheetsOf(created);

type Props = BulkBarProps<MonitoredEntity>;

/** The bar of the monitored entities. */
export const MonitoredBulkBar = (props: Props) => (
  <BulkBar {...props} kind={monitored} sheets={monitoredSheets} />
);
/** The bar of the new entities. */
export const NewBulkBar = (props: Props) => (
  <BulkBar {...props} kind={created} sheets={createdSheets} />
);
