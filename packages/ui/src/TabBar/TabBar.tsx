import { formatCount } from '../numbers.ts';
import styles from './TabBar.module.css';

interface Props {
  label: string;
  tabs: readonly {
    href: string;
    label: string;
    /**
     * The number of open items. It is hidden from screen readers, since it changes often. Null
     * keeps its room until it comes.
     */
    count?: number | null;
  }[];
  /** The `href` of the tab that is shown. */
  current: string;
}

/** Navigation between sibling pages that looks like tabs. Each tab is a link, not an ARIA tab. */
export function TabBar({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && (
            <span aria-hidden="true" className={styles.count}>
              {tab.count !== null && formatCount(tab.count)}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
