import { useTags } from '@console/api/tags/client';
import type { TagCategory } from '@console/api/tags/schema';
import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';

/** The tiers that the filters offer. */
export const TIER_OPTIONS = { 1: 'Tier 1', 2: 'Tier 2', 3: 'Tier 3' } as const;

type ControlProps = ComponentProps<FilterChoice>;

/**
 * Makes a field to choose several tags of some categories by title. Null stands for tags without a
 * category.
 */
const tagsOf = (...categories: readonly (TagCategory | null)[]): FilterChoice =>
  function TagChoice({ label, value, onChange }: ControlProps) {
    const { data } = useTags({ all: true });
    const options = (data?.items ?? [])
      .filter(({ category }) => categories.includes(category))
      .map(({ id, title }) => ({ value: String(id), label: title }));
    return (
      <MultiSelectFilter
        label={label}
        name={label}
        value={value}
        onChange={onChange}
        options={options}
      />
    );
  };

export const ExchangeControl = tagsOf('exchange');
export const SectorControl = tagsOf('sector_and_industry');
export const CanNotBeScrapedControl = tagsOf('cant_be_scraped');
/** The tags without a category, for lists that have one filter for each category. */
export const PlainTagsControl = tagsOf(null);
/** All tags but the stock exchanges, which have a filter of their own. */
export const OtherTagsControl = tagsOf('sector_and_industry', 'cant_be_scraped', null);
