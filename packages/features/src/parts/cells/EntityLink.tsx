import type { EntityRef } from '@console/api/entities/schema';
import Archive from 'lucide-react/icons/archive';
import type { ReactNode } from 'react';
import styles from './EntityLink.module.css';

interface LinkProps {
  id: number;
  children: ReactNode;
}

/** Opens the entity in a new tab, so that a list keeps its filters and its place. */
export function EntityLink({ id, children }: LinkProps) {
  return (
    <a href={`/entities/${id}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Opens the scrape in a new tab, so that a list keeps its filters and its place. */
export function ScrapeLink({ id, children }: LinkProps) {
  return (
    <a href={`/scrapes/${id}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Opens the job in a new tab, so that a list keeps its filters and its place. */
export function JobLink({ id, children }: LinkProps) {
  return (
    <a href={`/jobs/${id}`} target="_blank" rel="noopener" dir="auto">
      {children}
    </a>
  );
}

interface AtsNameProps {
  /** Null or empty for a scrape without an ATS. */
  ats: string | null;
}

/** The name of an ATS as a link to the scrapes that have it. */
export function AtsName({ ats }: AtsNameProps) {
  if (!ats) return '–';
  return (
    <a href={`/scrapes?ats[]=${encodeURIComponent(ats)}`} dir="auto">
      {ats}
    </a>
  );
}

// One element serves all rows, because a table shows a hundred of them.
const archive = <Archive size={14} aria-hidden="true" />;

interface EntityNameCellProps {
  entity: Pick<EntityRef, 'id' | 'company_name' | 'archived'>;
}

/** The name of an entity. An archived entity has a mark, because no decision can be made on its row. */
export function EntityNameCell({ entity: { id, company_name, archived } }: EntityNameCellProps) {
  const link = <EntityLink id={id}>{company_name}</EntityLink>;
  return archived ? (
    <span className={styles.cell}>
      <span className={styles.name}>{link}</span>
      <span className={styles.mark} title="Archived">
        {archive}
        <span className="visually-hidden">Archived</span>
      </span>
    </span>
  ) : (
    link
  );
}
