import type { EntityRef } from '@console/api/entities/schema';
import { Banner } from '@console/ui/Banner';
import { EntityLink } from '../cells/EntityLink.tsx';

interface DuplicatesPanelProps {
  text: string;
  matches: readonly EntityRef[];
}

/** The entities that already have an address, each opening in a new tab. */
export function DuplicatesPanel({ text, matches }: DuplicatesPanelProps) {
  return (
    <Banner tone="warning">
      <p>{text}</p>
      <ul>
        {matches.map(({ id, company_name, archived }) => (
          <li key={id}><EntityLink id={id}>{company_name} ({id})</EntityLink>{archived && ' – Archived'}</li>
        ))}
      </ul>
    </Banner>
  );
}
