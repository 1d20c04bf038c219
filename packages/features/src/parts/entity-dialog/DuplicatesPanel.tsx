import { Banner } from '@console/ui/Banner';
import { EntityLink } from '../cells/EntityLink.tsx';
import type { Match } from './useDuplicates.ts';
import styles from './panels.module.css';

interface DuplicatesPanelProps {
  text: string;
  matches: readonly Match[];
}

/** The entities that already have an address, each opening in a new tab. */
export function DuplicatesPanel({ text, matches }: DuplicatesPanelProps) {
  return (
    <Banner tone="warning">
      <div className={styles.panel}>
        <p>{text}</p>
        <ul>
          {matches.map(({ id, company_name, archived }) => (
            <li key={id}>
              <EntityLink id={id}>
                {company_name} ({id})
              </EntityLink>
              {archived && ' – Archived'}
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  );
}
