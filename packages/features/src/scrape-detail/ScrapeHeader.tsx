import { useItemsInQueue, type ScrapeVersion } from '@console/api/scrapes/client';
import { lazy } from '@console/ui/lazy';
import { formatCount } from '@console/ui/numbers.ts';
import { Suspense } from 'react';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { LifecycleBadge, RunModeBadge, StageBadge } from '../parts/cells/LifecycleBadge.tsx';
import { DetailsButton } from '../parts/record-sidebar/DetailsButton.tsx';
import { RecordHeader } from '../parts/records/RecordHeader.tsx';
import styles from './ScrapePage.module.css';

// The actions begin to load with this module, in parallel with the data of the scrape.
const ScrapeActions = lazy(() => import('./ScrapeActions.tsx').then((it) => it.ScrapeActions));
ScrapeActions.preload();

const CountFailed = lazy(() =>
  import('../parts/scrape-info/CountFailed.tsx').then((it) => it.CountFailed),
);

const CODE_LINKS = { spider: 'Spider Code', parser: 'Parser Code', combo: 'Combo Code' } as const;

interface ScrapeHeaderProps {
  version: ScrapeVersion;
  /** True when the scrape has been deleted on the server. */
  isGone: boolean;
  /** Called when the pointer or the focus reaches "Details". */
  onDetailsIntent: () => void;
}

/** The state of a scrape, links to its code, and the actions on it. */
export function ScrapeHeader({ version, isGone, onDetailsIntent }: ScrapeHeaderProps) {
  const { scrape } = version;
  const count = useItemsInQueue(scrape.id);
  const codes = scrape.is_combo ? (['combo'] as const) : (['spider', 'parser'] as const);
  return (
    <RecordHeader
      name={scrape.name}
      number={`SID ${scrape.id}`}
      href={`/scrapes/${scrape.id}`}
      actions={
        <>
          <nav className={styles.links} aria-label="Code">
            {codes.map((code) => (
              <a key={code} href={`/scrapes/${scrape.id}/${code}`}>
                {CODE_LINKS[code]}
              </a>
            ))}
          </nav>
          <Suspense>
            <ScrapeActions version={version} isGone={isGone} />
          </Suspense>
          <DetailsButton onIntent={onDetailsIntent} />
        </>
      }
    >
      <LifecycleBadge archived={scrape.archived} />
      <RunModeBadge active={scrape.active} />
      <StageBadge status={scrape.status} />
      <span dir="auto" className={styles.entity}>
        <EntityLink id={scrape.entity.id}>{scrape.entity.company_name}</EntityLink>
      </span>
      <span className={styles.figure}>
        Total Jobs <strong>{formatCount(scrape.num_jobs)}</strong>
      </span>
      <span className={styles.figure}>
        Items in Queue{' '}
        <strong>{formatCount(count.data?.items_in_queue ?? scrape.items_in_queue)}</strong>
        <Suspense>{count.error && <CountFailed read={count} />}</Suspense>
      </span>
    </RecordHeader>
  );
}
