import { createContext } from 'react';

export interface PageLink {
  href: string;
  label: string;
}

/** The pages that the signed-in person may open, in the order of the app's table. */
export interface ConsolePages {
  /** The entries of the side menu, with the keys that open them. */
  menu: readonly (PageLink & { keys: string })[];
  /** What Home links to. */
  home: readonly PageLink[];
  insights: readonly (PageLink & {
    /** What the page counts. */
    counts: string;
    /** The metric of GET /insights that has its numbers of each day, where there is one. */
    metric?: string;
  })[];
}

/** The pages, from the app, which alone knows them. */
export const PagesContext = createContext<ConsolePages>({ menu: [], home: [], insights: [] });
