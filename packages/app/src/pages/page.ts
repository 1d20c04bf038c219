import type { PageControl } from '@console/api/roles/rules';
import type { ViewList } from '@console/api/views/schema';
import type { ConsolePages } from '@console/features/parts/pages/PagesContext.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export type PageParams = Readonly<Record<string, string>>;
/** `name` is the name of the page in the table, for a component of several pages. */
export type PageComponent = ComponentType<{ name?: string; params: PageParams }>;
export type LoadPage = () => Promise<PageComponent>;

/** A page of the console, as the table in pages.tsx has it. */
export interface Page {
  /**
   * `:name` is one segment, `:name?` an optional last one. A name that ends with `Id` is the number
   * of a record.
   */
  path: `/${string}`;
  /** The title of the document, which a screen reader announces on entering. Links have it too. */
  title: string;
  /** Loads the component. The build reads it too, so it has one `import()` of a literal name. */
  load?: LoadPage;
  /** The control that guards the page; everybody may open one without. */
  control?: PageControl;
  /** Guards single tabs in place of `control`. */
  tabControls?: Readonly<Record<string, PageControl>>;
  /** The tab to which the path without a tab leads. */
  firstTab?: string;
  /** The entry in the side menu, which stands at the place that the page has in the table. */
  menu?: {
    icon: LucideIcon;
    /** The key after `g` that opens the page. */
    key: string;
    /** Hides the entry, where that is not the control of the page. */
    control?: PageControl;
  };
  /** Home links to the page although the menu does not. */
  onHome?: true;
  /** What the panel of insights says of the page. */
  insight?: Omit<ConsolePages['insights'][number], 'href' | 'label'>;
  /** The keys `g`, this key and a number open the record. */
  byNumber?: { key: string; noun: string };
  /** The lists of the page that keep views. Where it has tabs, each list is the tab of its name. */
  lists?: readonly ViewList[];
}
