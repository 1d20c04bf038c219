import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { TagChoice } from './TagChoice.tsx';

/** The stock exchanges. */
export function ExchangeControl(field: ComponentProps<FilterChoice>) {
  return <TagChoice {...field} categories={['exchange']} />;
}
