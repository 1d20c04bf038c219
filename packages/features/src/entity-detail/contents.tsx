import { lazy, type ComponentType } from 'react';
import { showRecordPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import type { EntityTab } from './tabs.ts';
import styles from './EntityPage.module.css';

interface ContentProps {
  entityId: number;
}
type Content = ComponentType<ContentProps>;

const content = (component: Content) => ({ default: component });
const showFilters = () => showRecordPanel('filters');

/** What fetches each tab. */
const LOADS: Readonly<Record<EntityTab, () => Promise<{ default: Content }>>> = {
  overview: () => import('./OverviewTab.tsx').then((it) => content(it.OverviewTab)),
  notes: () =>
    import('../parts/notes/NotesTab.tsx').then(({ NotesTab }) =>
      content((owner) => (
        <div className={styles.padded}>
          <NotesTab {...owner} />
        </div>
      )),
    ),
  scrapes: () => import('./ScrapesTab.tsx').then((it) => content(it.ScrapesTab)),
  'event-log': () =>
    import('../parts/event-log/EventLogList.tsx').then(({ EventLogList }) =>
      content((owner) => <EventLogList owner={owner} onShowFilters={showFilters} />),
    ),
  'all-jobs': () =>
    import('../parts/jobs/JobsList.tsx').then(({ JobsList }) =>
      content((owner) => <JobsList owner={owner} onShowFilters={showFilters} />),
    ),
  'queue-request': () =>
    import('../parts/queue/QueueRequestTab.tsx').then(({ QueueRequestTab }) =>
      content((owner) => (
        <div className={styles.padded}>
          <QueueRequestTab {...owner} />
        </div>
      )),
    ),
};

/** What stands below the tabs. Each part is fetched when it is first shown. */
export const CONTENTS: Readonly<Record<EntityTab, Content>> = {
  overview: lazy(LOADS.overview),
  notes: lazy(LOADS.notes),
  scrapes: lazy(LOADS.scrapes),
  'event-log': lazy(LOADS['event-log']),
  'all-jobs': lazy(LOADS['all-jobs']),
  'queue-request': lazy(LOADS['queue-request']),
};

/** Fetches all tabs, when the pointer or the focus reaches their links. */
export const preloadContents = () =>
  void Promise.all(Object.values(LOADS).map((load) => load())).catch(() => undefined);
