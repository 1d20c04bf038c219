import { useLookUp } from '@console/api/core/useLookUp';
import { readEntity } from '@console/api/entities/client';
import { TextField } from '@console/ui/form/TextField';
import { useState } from 'react';
import { parseId } from '../list/params.ts';
import { SearchCard } from './SearchCard.tsx';
import { useRecordTab } from './useRecordTab.ts';

const NOT_FOUND = { field: 'id', message: 'Entity not found.' };
const FAILED = { field: 'id', message: 'The entity could not be looked up.' };

/** Finds an entity by its id or, without an id, by its name. Opens it in a new tab. */
export function EntitySearch() {
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const { trigger, pending } = useLookUp(['entities', 'lookUp'], readEntity);
  const { problemAt, blocked, forget, refuse, open } = useRecordTab();

  const openById = (entityId: string | undefined) => {
    if (entityId === undefined) return refuse(NOT_FOUND);
    return void open(async () => {
      const found = await trigger(Number(entityId));
      if (found) return `/entities/${found.entity.id}`;
      return found === null ? NOT_FOUND : FAILED;
    });
  };
  const search = () =>
    id.trim()
      ? openById(parseId(id.trim()))
      : void open(`/entities?${new URLSearchParams({ search: name.trim() }).toString()}`);

  return (
    <SearchCard
      title="Entity Search"
      pending={pending}
      disabledReason={id.trim() || name.trim() ? undefined : 'Enter an ID or a name.'}
      blocked={blocked}
      onSearch={search}
    >
      <TextField
        label="Entity ID"
        name="entity_id"
        inputMode="numeric"
        value={id}
        onChange={(text) => {
          setId(text);
          forget();
        }}
        error={problemAt('id')}
      />
      <TextField
        label="Entity Name"
        name="entity_name"
        value={name}
        onChange={(text) => {
          setName(text);
          forget();
        }}
        help="Used when no ID is entered."
      />
    </SearchCard>
  );
}
