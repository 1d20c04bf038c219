import type { PitStop, PitStopReview } from '@console/api/pit-stops/schema';
import { loadPitStops, useBulkReviewPitStops } from '@console/api/reviews/bulkClient';
import { formatCount } from '@console/ui/numbers.ts';
import { pitStopReview } from '../pit-stop/pitStopReview.form.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { batchOf, type BulkKind } from './bulkKind.ts';
import { sheetsOf } from './bulkSheets.tsx';

const kind: BulkKind<PitStop, PitStopReview> = {
  ...batchOf(pitStopReview),
  rowNoun: 'pit stops',
  control: 'pitStops.review',
  questions: {
    send_to_scrape_team: 'Send # pit stops to the scrape team',
    send_to_continuous_delivery_queue: 'Send # pit stops to the continuous delivery queue',
    place_on_watch: 'Place # pit stops on the watch list',
  },
  buttons: {},
  facts: [{ header: 'Total Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }],
  useReview: useBulkReviewPitStops,
  load: loadPitStops,
};

const sheets = sheetsOf(kind);

/** The bar of the pit stops. */
export const PitStopBulkBar = (props: BulkBarProps<PitStop>) => (
  <BulkBar {...props} kind={kind} sheets={sheets} />
);
