import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { TagChoice } from './TagChoice.tsx';

/** Sectors and industries. */
export function SectorControl(field: ComponentProps<FilterChoice>) {
  return <TagChoice {...field} categories={['sector_and_industry']} />;
}
