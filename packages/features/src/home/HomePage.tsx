import { Card } from '@console/ui/Card';
import { insightLinks } from '../parts/insights/insightLinks.ts';
import { EntitySearch } from './EntitySearch.tsx';
import styles from './HomePage.module.css';

const LINKS = [
  { href: '/entities', label: 'All Entities List' },
  { href: '/scrapes', label: 'All Scrapes List' },
  { href: '/code-search', label: 'Code Search' },
  { href: '/tags', label: 'Tag Management' },
  { href: '/users', label: 'User Management' },
] as const;

/** Where everybody lands: find an entity, or go on to a list. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <h1>Home</h1>
      <div className={styles.cards}>
        <EntitySearch />
        <Card title="Lists">
          <ul className={styles.links}>
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Card>
        <Card title="Insights">
          <nav aria-label="Insights">
            <ul className={styles.links}>
              {insightLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Card>
      </div>
    </div>
  );
}
