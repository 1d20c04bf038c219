import type { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { use, type ComponentProps } from 'react';
import { loadFilterSidebar } from './filterSidebarScript.ts';

/** A `MultiSelectField` inside the filters: it comes with their script, after the first rows. */
export function MultiSelectFilter(props: ComponentProps<typeof MultiSelectField>) {
  const sidebar = use(loadFilterSidebar());
  return <sidebar.MultiSelectField {...props} />;
}
