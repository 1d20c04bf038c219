import { watchListCalls } from '@console/api/reviews/kinds';
import { WATCH_LIST_ASKS, watchListBlockReason } from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS } from '@console/api/watch-lists/schema';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { REVIEW_LABELS, wireValues } from '../review/reviewForm.ts';
import { reviewKind } from '../review/reviewKind.ts';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { WATCH_LIST_WORDS } from './watchList.words.ts';

export const watchListKind = reviewKind({
  calls: watchListCalls,
  control: 'watchLists.review',
  tab: 'watch-list',
  draft: 'watch-list-review',
  rowNoun: { one: 'entity', many: 'entities' },
  saved: 'Watch List has been updated.',
  actions: WATCH_LIST_ACTIONS,
  words: WATCH_LIST_WORDS,
  asks: WATCH_LIST_ASKS,
  labels: { ...REVIEW_LABELS, job_count: 'Job Count on the website' },
  blockReason: watchListBlockReason,
  toBody(values, action) {
    const { job_count, note, reason_code, snooze_date } = wireValues(values);
    const snoozes = action === 'snooze';
    return {
      action,
      job_count: job_count ?? 0,
      note,
      reason_code: snoozes ? '' : reason_code,
      snooze_date: snoozes ? snooze_date : '',
    };
  },
  Facts: ({ row }) => (
    <RowFacts row={row} note={row.note}>
      <Fact name="Scrape Name">
        {row.scrape && <ScrapeLink id={row.scrape.id}>{row.scrape.name}</ScrapeLink>}
      </Fact>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Watch Listed">
        <DateText at={row.watch_listed_date} />
      </Fact>
      <Fact name="Snoozed Until">
        {row.snoozed ? <DateText at={row.snoozed_until} /> : undefined}
      </Fact>
    </RowFacts>
  ),
  deciding: ({ watch_listed_date }) => <DateText at={watch_listed_date} />,
  careerPage: ({ entity, scrape }) => entity.career_page ?? scrape?.career_portal ?? null,
  batch: { facts: [{ header: 'Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }] },
  assign: {
    calls: watchListCalls,
    control: 'watchLists.assign',
    several: false,
    draft: 'watch-list-assign',
    saved: 'Watch List has been assigned.',
  },
});
