import { useJob } from '@console/api/jobs/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { preloadable } from '@console/ui/preloadable';
import { Suspense } from 'react';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { useRecentRecord } from '../parts/records/useRecentRecord.ts';
import {
  DescriptionCard,
  JobBadge,
  JobHistoryCard,
  JobInfoCard,
  LocationCard,
  StructuredFieldsCard,
} from './JobCards.tsx';
import cards from '../parts/cards/cards.module.css';
import styles from './JobPage.module.css';

// The data of the cards load after the job, but their chunks load in parallel with it.
const JobEntityCard = preloadable(() =>
  import('./JobEntityCard.tsx').then((it) => it.JobEntityCard),
);
const ScrapeInfoCard = preloadable(() =>
  import('../parts/scrape-info/ScrapeInfoCard.tsx').then((it) => it.ScrapeInfoCard),
);
void JobEntityCard.load();
void ScrapeInfoCard.load();
const RecordGone = lazy(() =>
  import('../parts/records/RecordGone.tsx').then((it) => it.RecordGone),
);

interface JobPageProps {
  jobId: number;
}

/** The page of one job: what its site says about it, and which scrape found it. */
export function JobPage({ jobId }: JobPageProps) {
  const { data: job, error, mutate } = useJob(jobId);
  useRecentRecord('job', jobId, job?.title, error);
  if (!job && error)
    return (
      <RecordMissing
        error={error}
        noun="job"
        id={jobId}
        list={{ href: '/', label: 'Home' }}
        onRetry={() => void mutate()}
      />
    );
  if (!job)
    return (
      <div className={styles.page}>
        <LoadingOverlay text="Loading..." />
      </div>
    );

  const { entity, scrape } = job;
  const entityId = entity?.id ?? job.entity_id;
  const scrapeId = scrape?.id ?? job.scrape_id;
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          ...(entityId === null
            ? []
            : [
                {
                  label: entity?.company_name ?? `Entity ${entityId}`,
                  href: `/entities/${entityId}`,
                },
              ]),
          ...(scrapeId === null
            ? []
            : [{ label: scrape?.name ?? `Scrape ${scrapeId}`, href: `/scrapes/${scrapeId}` }]),
          { label: job.title },
        ]}
      />
      <Suspense>{error?.kind === 'notFound' && <RecordGone noun="job" />}</Suspense>
      <RecordHeader name={job.title} number={`ID ${job.id}`} href={`/jobs/${job.id}`}>
        <JobBadge active={job.active} />
      </RecordHeader>
      <div className={cards.cards}>
        <JobInfoCard job={job} />
        <StructuredFieldsCard job={job} />
        <LocationCard job={job} />
        <Suspense>
          {entityId !== null && <JobEntityCard entityId={entityId} />}
          {scrapeId !== null && <ScrapeInfoCard scrapeId={scrapeId} title="Scrape Info" />}
        </Suspense>
        <JobHistoryCard job={job} />
      </div>
      <DescriptionCard job={job} />
    </div>
  );
}
