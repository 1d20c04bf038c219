import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { TagChoice } from './TagChoice.tsx';

/** Tags without a category, where each category has a filter of its own. */
export function PlainTagsControl(field: ComponentProps<FilterChoice>) {
  return <TagChoice {...field} categories={[null]} />;
}
