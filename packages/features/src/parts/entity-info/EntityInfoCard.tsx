import { tierLabel } from '@console/api/entities/rules';
import type { Entity } from '@console/api/entities/schema';
import { Card } from '@console/ui/Card';
import { DateText } from '@console/ui/DateText';
import type { ReactNode } from 'react';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { formatCount } from '../cells/formatCount.ts';
import { LifecycleBadge } from '../cells/LifecycleBadge.tsx';
import styles from './EntityInfoCard.module.css';

interface EntityInfoCardProps {
  entity: Entity;
}

/** Entity Info in the stated order (document B, section 2). */
export function EntityInfoCard({ entity }: EntityInfoCardProps) {
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Name', entity.company_name],
    ['EID', entity.id],
    ['Status', <LifecycleBadge key="status" archived={entity.archived} />],
    ['Website', <ExternalLink key="website" url={entity.url} />],
    ['Career Page', <ExternalLink key="career" url={entity.career_page} />],
    ['Date Added', <DateText key="added" at={entity.date_added} />],
    ['Tier Level', tierLabel(entity.tier_level) ?? '–'],
    ['Total Jobs', formatCount(entity.num_jobs)],
    ['Number without Locations', formatCount(entity.jobs_without_location)],
    ['NAICS Code', entity.naics_code || '–'],
    ['NAICS Description', entity.naics_description || '–'],
    ['Ticker', entity.ticker || '–'],
  ];
  return (
    <Card title="Entity Info">
      <dl className={styles.facts}>
        {rows.map(([label, value]) => <div key={label}><dt>{label}</dt><dd><bdi>{value}</bdi></dd></div>)}
      </dl>
    </Card>
  );
}
