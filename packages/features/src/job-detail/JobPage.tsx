import { useJob } from '@console/api/jobs/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { ScrapeInfoCard } from '../parts/scrape-info/ScrapeInfoCard.tsx';
import {
  DescriptionCard,
  JobBadge,
  JobEntityCard,
  JobHistoryCard,
  JobInfoCard,
  LocationCard,
  StructuredFieldsCard,
} from './JobCards.tsx';
import styles from './JobPage.module.css';

interface JobPageProps {
  jobId: number;
}

/** One job: what its site says about it, and where it comes from. */
export function JobPage({ jobId }: JobPageProps) {
  const { data: job, error, mutate } = useJob(jobId);
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
      <header className={styles.header}>
        <h1 dir="auto">{job.title}</h1>
        <span className={styles.id}>ID {job.id}</span>
        <JobBadge active={job.active} />
      </header>
      <div className={styles.cards}>
        <JobInfoCard job={job} />
        <StructuredFieldsCard job={job} />
        <LocationCard job={job} />
        {entityId !== null && <JobEntityCard entityId={entityId} />}
        {scrapeId !== null && <ScrapeInfoCard scrapeId={scrapeId} title="Scrape Info" />}
        <JobHistoryCard job={job} />
      </div>
      <DescriptionCard job={job} />
    </div>
  );
}
