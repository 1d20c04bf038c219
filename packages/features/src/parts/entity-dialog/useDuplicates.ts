import { useCareerPageMatches, useEntityUrlMatches } from '@console/api/entities/hooks';
import { isValidUrl } from '@console/api/entities/rules';
import type { EntityRef } from '@console/api/entities/schema';
import { useState } from 'react';
import type { AddressName } from './addressFields.ts';

export type Duplicates = Readonly<Record<AddressName, readonly EntityRef[]>>;

/**
 * Who else has the addresses of the form. An address is looked up when its field is left (`lookUp`) or when the server `refused` it as a
 * duplicate, and only a valid one; a changed address has no matches until it was looked up itself. The edited entity does not find itself.
 */
export function useDuplicates(current: Readonly<Record<AddressName, string>>, entityId: number | undefined, refused: Readonly<Record<AddressName, boolean>>) {
  const [left, setLeft] = useState<Partial<Record<AddressName, string>>>({});
  const asked = (name: AddressName) => ((refused[name] || left[name] === current[name]) && isValidUrl(current[name]) ? current[name] : undefined);
  const website = useEntityUrlMatches(asked('url'), entityId);
  const careerPage = useCareerPageMatches(asked('career_page'), entityId);
  const others = ({ data }: typeof website) => (data?.entities ?? []).filter(({ id }) => id !== entityId);
  const duplicates: Duplicates = { url: others(website), career_page: others(careerPage) };

  return {
    duplicates,
    lookUp: (name: AddressName, address: string) => setLeft((before) => ({ ...before, [name]: address })),
  };
}
