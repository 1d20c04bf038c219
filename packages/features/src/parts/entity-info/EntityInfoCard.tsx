import { tierLabel, type Entity } from '@console/api/entities/schema';
import { Card } from '@console/ui/Card';
import { DateText } from '@console/ui/DateText';
import { Facts } from '@console/ui/Facts';
import { formatCount } from '@console/ui/numbers.ts';
import { EntityLink } from '../cells/EntityLink.tsx';
import { ExternalLink } from '../cells/ExternalLink.tsx';
import { LifecycleBadge } from '../cells/LifecycleBadge.tsx';

interface EntityInfoProps {
  entity: Entity;
}

/** The facts of an entity, in the order that the requirements state. */
export function EntityInfo({ entity }: EntityInfoProps) {
  return (
    <Facts
      rows={[
        [
          'Name',
          <EntityLink key="name" id={entity.id}>
            {entity.company_name}
          </EntityLink>,
        ],
        [
          'EID',
          <EntityLink key="id" id={entity.id}>
            {entity.id}
          </EntityLink>,
        ],
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
      ]}
    />
  );
}

/** The facts in a card, for a page that has loaded the entity. */
export function EntityInfoCard({ entity }: EntityInfoProps) {
  return (
    <Card title="Entity Info">
      <EntityInfo entity={entity} />
    </Card>
  );
}
