import { Card } from '@console/ui/Card';
import { lazy } from '@console/ui/lazy';
import { Suspense, use } from 'react';
import { PagesContext, type PageLink } from '../parts/pages/PagesContext.ts';
import { EntitySearch } from './EntitySearch.tsx';
import styles from './HomePage.module.css';

const GraphCard = lazy(() => import('../parts/graph/GraphCard.tsx').then((it) => it.GraphCard));
const JobSearch = lazy(() => import('./JobSearch.tsx').then((it) => it.JobSearch));

interface LinksProps {
  title: string;
  links: readonly PageLink[];
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

/**
 * The page that everybody sees first. It finds records, shows the counts and links to the other
 * pages.
 */
export function HomePage() {
  const { home, insights } = use(PagesContext);
  return (
    <div className={styles.page}>
      <h1>Home</h1>
      <div className={styles.cards}>
        <EntitySearch />
        <Suspense fallback={<div className={styles.place} />}>
          <JobSearch />
        </Suspense>
        <Links title="Pages" links={home} />
        <Links title="Insights" links={insights} />
      </div>
      <div className={styles.graph}>
        <Suspense>
          <GraphCard />
        </Suspense>
      </div>
    </div>
  );
}
