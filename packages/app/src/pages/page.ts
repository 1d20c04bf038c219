import type { PageControl } from '@console/api/roles/rules';
import type { ViewList } from '@console/api/views/schema';
import type { ConsolePages } from '@console/features/parts/pages/PagesContext.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export type PageParams = Readonly<Record<string, string>>;
/** `name` is the name of the page in the table. A component that several pages share needs it. */
export type PageComponent = ComponentType<{ name?: string; params: PageParams }>;
export type LoadPage = () => Promise<PageComponent>;

/** A page of the console, as the table in pages.tsx has it. */
export interface Page {
  /**
   * `:name` is one segment, `:name?` an optional last one. A name that ends with `Id` is the number
   * of a record.
   */
  path: `/${string}`;
  /**
   * The title of the document, which a screen reader announces when the page is entered. It is also
   * the label of links to the page.
   */
  title: string;
  /**
   * Loads the component. The build reads this function too, so it must contain one `import()` of a
   * literal name.
   */
  load?: LoadPage;
  /** The control that guards the page. Everybody may open a page without one. */
  control?: PageControl;
  /** The controls that guard single tabs in place of `control`. */
  tabControls?: Readonly<Record<string, PageControl>>;
  /** The tab to which the path without a tab leads. */
  firstTab?: string;
  /** The entry in the side menu. The entries have the order of the table. */
  menu?: {
    icon: LucideIcon;
    /** The key after `g` that opens the page. */
    key: string;
    /**
     * The control that decides whether the entry is shown. Without it the control of the page
     * decides.
     */
    control?: PageControl;
  };
  /** Home links to the page although the menu does not. */
  onHome?: true;
  /** What the panel of insights says about the page. */
  insight?: Omit<ConsolePages['insights'][number], 'href' | 'label'>;
  /** The keys `g`, this key and a number open the record. */
  byNumber?: { key: string; noun: string };
  /**
   * The lists of the page for which views can be saved. If the page has tabs, each list stands in
   * the tab of its name.
   */
  lists?: readonly ViewList[];
}
