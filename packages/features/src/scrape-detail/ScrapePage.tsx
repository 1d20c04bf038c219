import { useScrape } from '@console/api/scrapes/client';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { RecordMissing } from '../parts/records/RecordMissing.tsx';
import { ScrapeInfoCard } from '../parts/scrape-info/ScrapeInfoCard.tsx';
import styles from './ScrapePage.module.css';

interface ScrapePageProps {
  scrapeId: number;
}

/** One scrape: what it is, and the way to its code. */
export function ScrapePage({ scrapeId }: ScrapePageProps) {
  const { data: version, error, mutate } = useScrape(scrapeId);
  if (!version && error)
    return (
      <RecordMissing
        error={error}
        noun="scrape"
        id={scrapeId}
        list={{ href: '/scrapes', label: 'All Scrapes List' }}
        onRetry={() => void mutate()}
      />
    );
  if (!version) return <LoadingOverlay text="Loading..." />;
  const { scrape } = version;
  const codes = scrape.is_combo ? (['combo'] as const) : (['spider', 'parser'] as const);
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ label: 'All Scrapes List', href: '/scrapes' }, { label: scrape.name }]}
      />
      <header className={styles.header}>
        <h1 dir="auto">{scrape.name}</h1>
        <span className={styles.sid}>SID {scrape.id}</span>
        <LifecycleBadge archived={scrape.archived} />
        <EntityLink id={scrape.entity.id}>{scrape.entity.company_name}</EntityLink>
        <nav className={styles.links} aria-label="Code">
          {codes.map((code) => (
            <a key={code} href={`/scrapes/${scrape.id}/${code}`}>
              {CODE_LINKS[code]}
            </a>
          ))}
        </nav>
      </header>
      <div className={styles.cards}>
        <ScrapeInfoCard scrapeId={scrapeId} title="Scrape Info" />
      </div>
    </div>
  );
}

const CODE_LINKS = { spider: 'Spider Code', parser: 'Parser Code', combo: 'Combo Code' } as const;

/** The page of an address. Another scrape is another page. */
export const ScrapeRoute = ({ params }: { params: Readonly<Record<string, string>> }) => (
  <ScrapePage key={params['scrapeId']} scrapeId={Number(params['scrapeId'])} />
);
