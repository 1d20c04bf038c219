import { formatMinute } from '@console/ui/DateText/dates.ts';
import type { EntityFormValues } from './entityForm.ts';

const LABELS: Readonly<Record<keyof EntityFormValues, string>> = {
  company_name: 'Name',
  url: 'Website',
  career_page: 'Career Page',
  tier_level: 'Tier Level',
  no_website: 'No Website',
  no_career_page: 'No Career Page',
  can_not_scrape_employer: 'Can Not Scrape Employer',
  tag: 'Tag',
  override_duplicate_url: 'Override Duplicate Website',
  override_duplicate_career_page: 'Override Duplicate Career Page',
};

export const labelOf = (field: keyof EntityFormValues): string => LABELS[field];

/**
 * "Changed by Grace Hopper meanwhile (11/20/2026 09:30 EST)." from the sentence of a 412 (contract,
 * section 2.6); any other sentence as it is.
 */
export function changedMeanwhile(detail: string): string {
  const [, who, at] = /was changed by (.+) at (\S+?)\.?(?: |$)/.exec(detail) ?? [];
  const instant = Date.parse(at ?? '');
  if (!who || Number.isNaN(instant)) return detail || 'Somebody changed this entity meanwhile.';
  return `Changed by ${who} meanwhile (${formatMinute(instant / 1000)}).`;
}

const word = (
  value: string | boolean,
  tagTitle: (id: string) => string,
  field: keyof EntityFormValues,
): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === '' ? '–' : field === 'tag' ? tagTitle(value) : value;
};

/** The fields in which two versions differ, in the words of the form. */
export function differences(
  mine: EntityFormValues,
  theirs: EntityFormValues,
  tagTitle: (id: string) => string,
) {
  const rows: { label: string; mine: string; theirs: string }[] = [];
  let field: keyof EntityFormValues;
  for (field in LABELS) {
    if (mine[field] === theirs[field]) continue;
    rows.push({
      label: LABELS[field],
      mine: word(mine[field], tagTitle, field),
      theirs: word(theirs[field], tagTitle, field),
    });
  }
  return rows;
}
