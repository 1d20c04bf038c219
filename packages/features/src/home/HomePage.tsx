import { useMe } from '@console/api/me/client';
import { Card } from '@console/ui/Card';
import { lazy } from '@console/ui/lazy';
import { Suspense } from 'react';
import { insightLinks } from '../parts/insights/insightLinks.ts';
import { homeEntriesOf } from '../parts/pages/pages.ts';
import { EntitySearch } from './EntitySearch.tsx';
import styles from './HomePage.module.css';

const GraphCard = lazy(() => import('../parts/graph/GraphCard.tsx').then((it) => it.GraphCard));
const JobSearch = lazy(() => import('./JobSearch.tsx').then((it) => it.JobSearch));

interface LinksProps {
  title: string;
  links: readonly { href: string; label: string }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <Card title={title}>
      <nav aria-label={title}>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

/** Where everybody lands: find a record, see how the counts go, or go on to a page. */
export function HomePage() {
  const { data: me } = useMe();
  return (
    <div className={styles.page}>
      <h1>Home</h1>
      <div className={styles.cards}>
        <EntitySearch />
        <Suspense fallback={<div className={styles.place} />}>
          <JobSearch />
        </Suspense>
        <Links title="Pages" links={me ? homeEntriesOf(me.role) : []} />
        <Links title="Insights" links={insightLinks} />
      </div>
      <div className={styles.graph}>
        <Suspense>
          <GraphCard />
        </Suspense>
      </div>
    </div>
  );
}
