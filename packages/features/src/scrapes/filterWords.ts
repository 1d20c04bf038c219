import type { SiteType } from '@console/api/lookups/schema';
import type { ChipLabel } from '../list/chips.ts';
import { NO_ATS } from '../parts/ats/noAts.ts';

/**
 * The words on a chip for values that are not their own: a site type by its label as soon as that
 * is known, no ATS.
 */
export const filterWords =
  (siteTypes: readonly SiteType[]): ChipLabel =>
  (name, value) => {
    const label =
      name === 'siteType'
        ? siteTypes.find((type) => String(type.value) === value)?.label
        : undefined;
    if (label !== undefined) return `Site Type: ${label}`;
    return name === 'ats' && value === NO_ATS.value ? NO_ATS.label : undefined;
  };
