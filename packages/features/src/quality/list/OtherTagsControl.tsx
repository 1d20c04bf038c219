import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { TagChoice } from './TagChoice.tsx';

/** All tags but the stock exchanges, which have a filter of their own. */
export function OtherTagsControl(field: ComponentProps<FilterChoice>) {
  return <TagChoice {...field} categories={['sector_and_industry', 'cant_be_scraped', null]} />;
}
