import { reviewReadyBlockReason } from '@console/api/review-readies/rules';
import type { ReviewReady } from '@console/api/review-readies/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { codeLabel } from '../../parts/cells/codeLabel.ts';
import { UrlCell } from '../../parts/cells/ExternalLink.tsx';
import { TagLinksCell } from '../../parts/cells/TagCell.tsx';
import {
  careerPageColumn,
  entityIdColumn,
  entityNameColumn,
  idColumn,
  lastChangedColumn,
  lastReviewedColumn,
  latestNoteColumn,
  reviewColumn,
  tagsColumn,
  tierColumn,
} from '../list/columns.tsx';
import type { TabActions } from '../list/tabActions.ts';

/**
 * The columns of the tab. The state of its dialog is the row alone, because the review is the only
 * dialog of the tab.
 */
export const reviewReadyColumns = ({
  open,
}: TabActions<ReviewReady>): readonly DataTableColumn<ReviewReady>[] => [
  idColumn,
  entityIdColumn,
  entityNameColumn,
  tierColumn,
  {
    id: 'request_source',
    header: 'Request Source',
    sortKey: 'request_source',
    cell: ({ request_source, company_queue_request }) => (
      <span dir="auto">{company_queue_request?.request_source ?? request_source ?? '–'}</span>
    ),
  },
  {
    id: 'last_action',
    header: 'Last Action Taken',
    sortKey: 'last_action_taken',
    cell: ({ last_action_taken }) => (last_action_taken ? codeLabel(last_action_taken) : '–'),
  },
  lastChangedColumn,
  latestNoteColumn,
  lastReviewedColumn,
  tagsColumn,
  { id: 'url', header: 'URL', kind: 'url', cell: ({ entity }) => <UrlCell url={entity.url} /> },
  {
    id: 'ticker',
    header: 'Ticker',
    sortKey: 'entity.ticker',
    kind: 'value',
    cell: ({ entity }) => entity.ticker ?? '–',
  },
  {
    id: 'exchange',
    header: 'Exchange',
    cell: ({ exchange_tags }) => <TagLinksCell tags={exchange_tags} />,
  },
  reviewColumn({
    action: 'reviewReadies.review',
    blockReason: reviewReadyBlockReason,
    onPress: (row) => open({ kind: 'review', row }),
  }),
  careerPageColumn,
];
