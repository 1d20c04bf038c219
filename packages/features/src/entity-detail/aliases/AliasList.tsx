import type { Alias } from '@console/api/entities/schema';
import { EmptyState } from '@console/ui/EmptyState';
import { CardTable } from '../../parts/cards/CardTable.tsx';
import { MoreRows } from '../../parts/cards/MoreRows.tsx';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';

interface AliasListProps {
  aliases: readonly Alias[];
}

/** The other names and addresses of an entity. */
export function AliasList({ aliases }: AliasListProps) {
  if (aliases.length === 0)
    return <EmptyState title="No aliases.">Edit Aliases gives this entity some.</EmptyState>;
  return (
    <MoreRows rows={aliases}>
      {(shown) => (
        <CardTable
          label="Aliases"
          columns={[{ header: 'Alias' }, { header: 'Type' }, { header: 'Purpose' }]}
          rows={shown.map(({ alias, type, purpose }, index) => ({
            id: index,
            cells: [
              type === 'url' ? <ExternalLink key="alias" url={alias} /> : alias,
              type,
              purpose,
            ],
          }))}
        />
      )}
    </MoreRows>
  );
}
