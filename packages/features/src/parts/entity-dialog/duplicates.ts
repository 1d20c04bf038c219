import { isValidUrl } from '@console/api/core/urls';
import { useCareerPageMatches, useEntityUrlMatches } from '@console/api/entities/client';
import { DUPLICATE_CAREER_PAGE, DUPLICATE_URL } from '@console/api/entities/rules';
import { useState } from 'react';
import type { EntityFormValues } from './entityForm.ts';

/** The names and texts of the two addresses of an entity. Both follow the same rules. */
export const ADDRESS_FIELDS = {
  url: {
    label: 'Website',
    absent: { name: 'no_website', label: 'No Website' },
    override: { name: 'override_duplicate_url', label: 'Override Duplicate Website' },
    duplicates: DUPLICATE_URL,
  },
  career_page: {
    label: 'Career Page',
    absent: { name: 'no_career_page', label: 'No Career Page' },
    override: { name: 'override_duplicate_career_page', label: 'Override Duplicate Career Page' },
    duplicates: DUPLICATE_CAREER_PAGE,
  },
} as const;
export type AddressName = keyof typeof ADDRESS_FIELDS;
const ADDRESS_NAMES: readonly AddressName[] = ['url', 'career_page'];

/** Another entity with the same address. The name is undefined while only the id is known. */
export interface Match {
  id: number;
  company_name?: string;
  archived: boolean;
}
export type Duplicates = Readonly<Record<AddressName, readonly Match[]>>;

/** Why the duplicates of an address prevent saving. Undefined when they do not. */
export function duplicateReason(
  values: EntityFormValues,
  duplicates: Duplicates,
): string | undefined {
  const name = ADDRESS_NAMES.find(
    (one) => duplicates[one].length > 0 && !values[ADDRESS_FIELDS[one].override.name],
  );
  if (name === undefined) return undefined;
  const { override, label } = ADDRESS_FIELDS[name];
  return `${label}: possible duplicates. Check ${override.label} if it is unique.`;
}

/**
 * Finds other entities with the addresses of the form. An address is looked up when its field loses
 * the focus (`lookUp`) and the address is valid. A changed address has no matches until its own
 * look-up. When the look-up found none, the ids from the server's `refusals` are used. The edited
 * entity is never its own match.
 */
export function useDuplicates(
  current: Readonly<Record<AddressName, string>>,
  entityId: number | undefined,
  refusals: Readonly<Record<AddressName, readonly number[]>>,
) {
  const [left, setLeft] = useState<Partial<Record<AddressName, string>>>({});
  const addressOf = (name: AddressName) =>
    left[name] === current[name] && isValidUrl(current[name]) ? current[name] : undefined;
  const website = useEntityUrlMatches(addressOf('url'), entityId).data;
  const careerPage = useCareerPageMatches(addressOf('career_page'), entityId).data;
  const matchesOf = (name: AddressName, found: readonly Match[] = []): readonly Match[] => {
    const others = found.filter(({ id }) => id !== entityId);
    return others.length > 0 ? others : refusals[name].map((id) => ({ id, archived: false }));
  };
  const duplicates: Duplicates = {
    url: matchesOf('url', website?.entities),
    career_page: matchesOf('career_page', careerPage?.entities),
  };

  return {
    duplicates,
    lookUp: (name: AddressName, address: string) =>
      setLeft((before) => ({ ...before, [name]: address })),
  };
}
