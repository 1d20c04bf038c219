import type { MultiSelectField } from '@console/ui/form/MultiSelectField';
import type { ComponentProps } from 'react';
import { filterSidebarScript } from './filterSidebarScript.ts';

/** A `MultiSelectField` inside the filters. It is in their chunk, which loads after the first rows. */
export function MultiSelectFilter(props: ComponentProps<typeof MultiSelectField>) {
  const script = filterSidebarScript();
  return script && <script.MultiSelectField {...props} />;
}
