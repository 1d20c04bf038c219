import type { ComponentType } from 'react';

type OfScrape = ComponentType<{ scrapeId: number }>;

/** What other subjects bring to the page; each may be lazy. One that is left out is not shown. */
export interface ScrapePageParts {
  JobsList?: OfScrape;
  EventLogList?: OfScrape;
  /** Cards of the overview. */
  StageHistoryCard?: OfScrape;
  NotesCard?: OfScrape;
  /** Beside the tabs. */
  Sidebar?: OfScrape;
  NoteDialog?: ComponentType<{ scrapeId: number; onClose: () => void }>;
}
