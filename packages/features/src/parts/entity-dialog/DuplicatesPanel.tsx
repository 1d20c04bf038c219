import { useEntity } from '@console/api/entities/client';
import { Banner } from '@console/ui/Banner';
import { EntityLink } from '../cells/EntityLink.tsx';
import type { Match } from './duplicates.ts';
import styles from './panels.module.css';

interface DuplicatesPanelProps {
  /** The sentence above the entities. Undefined when the field already shows it. */
  text?: string;
  matches: readonly Match[];
}

const EntityName = ({ id, name, archived }: { id: number; name: string; archived: boolean }) => (
  <>
    <EntityLink id={id}>
      {name} ({id})
    </EntityLink>
    {archived && ' – Archived'}
  </>
);

/** A match of which the server has sent only the id. This component reads its name. */
function UnnamedMatch({ id }: { id: number }) {
  const { data, error } = useEntity(id);
  if (data)
    return <EntityName id={id} name={data.entity.company_name} archived={data.entity.archived} />;
  return <EntityLink id={id}>{error ? `EID ${id}` : `Looking up EID ${id} ...`}</EntityLink>;
}

/** The entities that already have an address, each opening in a new tab. */
export function DuplicatesPanel({ text, matches }: DuplicatesPanelProps) {
  return (
    <Banner tone="warning">
      <div className={styles.panel}>
        {text && <p>{text}</p>}
        <ul>
          {matches.map(({ id, company_name: name, archived }) => (
            <li key={id}>
              {name === undefined ? (
                <UnnamedMatch id={id} />
              ) : (
                <EntityName id={id} name={name} archived={archived} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  );
}
