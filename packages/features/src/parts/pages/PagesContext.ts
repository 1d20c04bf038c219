import { createContext } from 'react';

export interface PageLink {
  href: string;
  label: string;
}

/** The pages that the signed-in person may open, in the order of the app's table. */
export interface ConsolePages {
  /** The entries of the side menu, with the keys that open them. */
  menu: readonly (PageLink & { keys: string })[];
  /** The pages to which Home alone links. */
  home: readonly PageLink[];
  insights: readonly (PageLink & {
    /** What the number of the page counts. */
    counts: string;
    /**
     * The metric in GET /insights that has the page's number for each day. Undefined when there is
     * none.
     */
    metric?: string;
  })[];
}

/** The pages of the console. The app provides them, because only the app knows them. */
export const PagesContext = createContext<ConsolePages>({ menu: [], home: [], insights: [] });
