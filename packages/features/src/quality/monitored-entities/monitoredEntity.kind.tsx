import { MONITORED_ASKS, monitoredBlockReason } from '@console/api/monitored-entities/rules';
import { MONITORED_ACTIONS, type MonitoredKind } from '@console/api/monitored-entities/schema';
import { monitoredCalls } from '@console/api/reviews/kinds';
import { formatCount } from '@console/ui/numbers.ts';
import { wireValues } from '../review/reviewForm.ts';
import { reviewKind } from '../review/reviewKind.ts';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';

/** The review of a monitored or a new entity. */
const kindOf = (kind: MonitoredKind, tab: string, saved: string) =>
  reviewKind({
    calls: monitoredCalls(kind),
    control: 'monitoredEntities.review',
    tab,
    draft: 'monitored-entity-review',
    rowNoun: { one: 'entity', many: 'entities' },
    saved,
    actions: MONITORED_ACTIONS,
    words: {
      send_for_review: {
        label: 'Send for Review',
        many: 'Send # for review',
        button: 'Send for Review',
      },
      remove_from_monitored_entities: {
        label: 'Remove From Monitored Entities',
        many: 'Remove # from the monitored entities',
        button: 'Remove',
      },
    },
    asks: MONITORED_ASKS,
    blockReason: monitoredBlockReason,
    toBody(values, action) {
      const { job_count, note, reason_code } = wireValues(values);
      const sends = action === 'send_for_review';
      return {
        action,
        job_count: sends ? job_count : null,
        note,
        reason_code: sends ? reason_code : '',
      };
    },
    Facts: ({ row }) => (
      <RowFacts row={row} note={row.latest_note}>
        <LinkFact name="URL" url={row.entity.url} />
        <LinkFact name="Career Page" url={row.entity.career_page} />
        <Fact name="Jobs">{formatCount(row.entity.num_jobs)}</Fact>
      </RowFacts>
    ),
    deciding: ({ entity }) => formatCount(entity.num_jobs),
    careerPage: ({ entity }) => entity.career_page,
    batch: { facts: [{ header: 'Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }] },
  });

export const monitoredKind = kindOf(
  'monitored',
  'monitored-entities',
  'Monitored Entity has been updated.',
);
export const newKind = kindOf('new', 'new-entities', 'New Entity has been updated.');
