import { Card } from '@console/ui/Card';
import { EntitySearch } from './EntitySearch.tsx';
import styles from './HomePage.module.css';

const LINKS = [
  { href: '/entities', label: 'All Entities List' },
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
            {LINKS.map(({ href, label }) => <li key={href}><a href={href}>{label}</a></li>)}
          </ul>
        </Card>
      </div>
    </div>
  );
}
