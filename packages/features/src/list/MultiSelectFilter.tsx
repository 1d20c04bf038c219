import type { MultiSelectField } from '@console/ui/form/MultiSelectField';
import type { ComponentProps } from 'react';
import { useFilterSidebar } from './filterSidebarScript.ts';

/** A `MultiSelectField` inside the filters: it comes with their script, after the first rows. */
export function MultiSelectFilter(props: ComponentProps<typeof MultiSelectField>) {
  const sidebar = useFilterSidebar();
  return <sidebar.MultiSelectField {...props} />;
}
