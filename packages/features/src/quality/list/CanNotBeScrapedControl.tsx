import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { TagChoice } from './TagChoice.tsx';

/** Why an employer cannot be scraped. */
export function CanNotBeScrapedControl(field: ComponentProps<FilterChoice>) {
  return <TagChoice {...field} categories={['cant_be_scraped']} />;
}
