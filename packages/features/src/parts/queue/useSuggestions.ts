import { useEntitySearch, useUrlSearch } from '@console/api/company-queues/client';
import { ranked } from '@console/ui/find/rank.ts';
import type { Suggestion } from '@console/ui/form/SuggestField';
import { useEffect, useState } from 'react';
import type { QueueRequestValues } from './queueRequest.form.ts';

type Target = Pick<
  QueueRequestValues,
  'search' | 'target' | 'target_id' | 'entity_name' | 'entity_url'
>;
type Found = Suggestion & { taken: Target };

const SETTLED_MS = 300;
const MIN_LENGTH = 3;

/** The debounced search text. Undefined while it is too short. */
function useSettled(text: string): string | undefined {
  const wanted = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled === wanted && wanted.length >= MIN_LENGTH ? wanted : undefined;
}

type Entity = { id: number; company_name: string; url: string | null; archived: boolean };
const ofEntity = ({ id, company_name: name, url, archived }: Entity): Found => ({
  value: `entity-${id}`,
  label: name,
  detail: [`EID ${id}`, url].filter((part) => part !== null).join(' · '),
  disabledReason: archived ? 'The entity is archived.' : undefined,
  taken: {
    search: name,
    target: 'entity',
    target_id: id,
    entity_name: name,
    entity_url: url ?? '',
  },
});

/** The best match first, and what cannot be taken last, so that Enter takes the best one. */
const inOrder = (found: readonly Found[], text: string): readonly Found[] =>
  ranked(found, text)
    .map(({ entry }) => entry)
    .toSorted(
      (one, other) => Number(Boolean(one.disabledReason)) - Number(Boolean(other.disabledReason)),
    );

/**
 * Entities whose name or EID matches the text, followed by the option to create a new entity.
 * `text` is undefined while nothing is searched.
 */
export function useEntitySuggestions(text: string | undefined): readonly Found[] {
  const { data } = useEntitySearch(useSettled(text ?? ''));
  const name = (text ?? '').trim();
  if (data === undefined || name.length < MIN_LENGTH) return [];
  return [
    ...inOrder(data.map(ofEntity), name),
    {
      value: 'new',
      label: `New entity "${name}"`,
      taken: { search: '', target: 'new', target_id: null, entity_name: name, entity_url: '' },
    },
  ];
}

/** The entities, and the queues without an entity, whose address or name contains the text. */
export function useUrlSuggestions(text: string | undefined): readonly Found[] {
  const { data } = useUrlSearch(useSettled(text ?? ''));
  if (data === undefined) return [];
  const entityIds = new Set(data.entities.map(({ id }) => id));
  const found = [
    ...data.entities.map(ofEntity),
    ...data.company_queues.flatMap(({ id, name, url, entity }): Found[] => {
      if (entity) return entityIds.has(entity.id) ? [] : [ofEntity(entity)];
      return [
        {
          value: `queue-${id}`,
          label: name,
          detail: ['Company queue', url].filter((part) => part !== null).join(' · '),
          taken: {
            search: name,
            target: 'queue',
            target_id: id,
            entity_name: name,
            entity_url: url ?? '',
          },
        },
      ];
    }),
  ];
  return inOrder(found, text ?? '');
}
