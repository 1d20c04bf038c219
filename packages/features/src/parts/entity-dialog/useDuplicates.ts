import { useCareerPageMatches, useEntityUrlMatches } from '@console/api/entities/client';
import { isValidUrl } from '@console/api/entities/rules';
import type { EntityRef } from '@console/api/entities/schema';
import { useState } from 'react';
import type { AddressName } from './addressFields.ts';

export type Match = Pick<EntityRef, 'id' | 'company_name' | 'archived'>;
export type Duplicates = Readonly<Record<AddressName, readonly Match[]>>;

/**
 * Who else has the addresses of the form. An address is looked up when its field is left
 * (`lookUp`), and only a valid one; a changed address has no matches until it was looked up itself.
 * Where the look-up found none, those stand that the server `refused` a save for. The edited entity
 * does not find itself.
 */
export function useDuplicates(
  current: Readonly<Record<AddressName, string>>,
  entityId: number | undefined,
  refused: Readonly<Record<AddressName, readonly number[]>>,
) {
  const [left, setLeft] = useState<Partial<Record<AddressName, string>>>({});
  const asked = (name: AddressName) =>
    left[name] === current[name] && isValidUrl(current[name]) ? current[name] : undefined;
  const website = useEntityUrlMatches(asked('url'), entityId).data;
  const careerPage = useCareerPageMatches(asked('career_page'), entityId).data;
  const matches = (name: AddressName, found: readonly Match[] = []): readonly Match[] => {
    const others = found.filter(({ id }) => id !== entityId);
    return others.length > 0
      ? others
      : refused[name].map((id) => ({ id, company_name: 'Entity', archived: false }));
  };
  const duplicates: Duplicates = {
    url: matches('url', website?.entities),
    career_page: matches('career_page', careerPage?.entities),
  };

  return {
    duplicates,
    lookUp: (name: AddressName, address: string) =>
      setLeft((before) => ({ ...before, [name]: address })),
  };
}
