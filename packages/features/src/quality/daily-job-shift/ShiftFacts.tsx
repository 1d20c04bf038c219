import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { formatCount } from '@console/ui/numbers.ts';
import { ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';

export function ShiftFacts({ row }: { row: DailyJobShift }) {
  return (
    <RowFacts row={row} note={row.latest_note}>
      <Fact name="Scrape Name">
        <ScrapeLink id={row.scrape.id}>{row.scrape.name}</ScrapeLink>
      </Fact>
      <LinkFact name="Career Page" url={row.scrape.career_portal} />
      <Fact name="Latest Job Count">
        {formatCount(row.latest_job_count)}, Avg. Job Count {formatCount(row.avg_job_count)}, change{' '}
        <PercentChange change={row.percent_change} />
      </Fact>
    </RowFacts>
  );
}
