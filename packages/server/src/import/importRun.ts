import type { Refusals } from './refusals.ts';
import type { ScrapeCatalog } from './scrapeCatalog.ts';

/** What the steps of one import share. */
export type ImportRun = {
  /** The moment that the import is as of: nothing later is taken. */
  now: Date;
  /**
   * When the pipeline that the file comes from was last seen at work: its newest visit of a portal,
   * or `now`.
   */
  newestCheck: Date;
  catalog: ScrapeCatalog;
  /** Name by eid of every employer that jobs may be added to. */
  names: Map<number, string>;
  refused: Refusals;
  adjusted: Refusals;
  count: (kind: 'employers' | 'jobs' | 'later jobs' | 'daily counts', rows: number) => void;
};
