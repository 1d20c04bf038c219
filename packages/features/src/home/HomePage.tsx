import { Card } from '@console/ui/Card';
import { lazy } from '@console/ui/lazy';
import { Suspense, use } from 'react';
import { PagesContext } from '../parts/pages/PagesContext.ts';
import { EntitySearch } from './EntitySearch.tsx';
import styles from './HomePage.module.css';

const GraphCard = lazy(() => import('../parts/graph/GraphCard.tsx').then((it) => it.GraphCard));
const JobSearch = lazy(() => import('./JobSearch.tsx').then((it) => it.JobSearch));

/**
 * The page that everybody sees first. It finds records, shows the counts and links to the pages
 * that are not in the menu.
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
        <Card title="Insights">
          <nav aria-label="Insights">
            <ul className={styles.links}>
              {[...insights, ...home].map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Card>
      </div>
      <div className={styles.graph}>
        <Suspense>
          <GraphCard />
        </Suspense>
      </div>
    </div>
  );
}
