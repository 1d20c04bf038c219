import { preloadable } from '@console/ui/preloadable';
import type { FunctionComponent } from 'react';
import { showRecordPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import type { EntityTab } from './tabs.ts';
import styles from './EntityPage.module.css';

interface ContentProps {
  entityId: number;
}
const showFilters = () => showRecordPanel('filters');

/** The contents below the tabs. Each is fetched when it is first shown, or ahead of that. */
export const CONTENTS = {
  overview: preloadable(() => import('./OverviewTab.tsx').then((it) => it.OverviewTab)),
  notes: preloadable(() =>
    import('../parts/notes/NotesTab.tsx').then(({ NotesTab }) => (owner: ContentProps) => (
      <div className={styles.padded}>
        <NotesTab {...owner} />
      </div>
    )),
  ),
  scrapes: preloadable(() => import('./ScrapesTab.tsx').then((it) => it.ScrapesTab)),
  'event-log': preloadable(() =>
    import('../parts/event-log/EventLogList.tsx').then(
      ({ EventLogList }) =>
        (owner: ContentProps) => <EventLogList owner={owner} onShowFilters={showFilters} />,
    ),
  ),
  'all-jobs': preloadable(() =>
    import('../parts/jobs/JobsList.tsx').then(({ JobsList }) => (owner: ContentProps) => (
      <JobsList owner={owner} onShowFilters={showFilters} />
    )),
  ),
  'queue-request': preloadable(() =>
    import('../parts/queue/QueueRequestTab.tsx').then(
      ({ QueueRequestTab }) =>
        (owner: ContentProps) => (
          <div className={styles.padded}>
            <QueueRequestTab {...owner} />
          </div>
        ),
    ),
  ),
} as const satisfies Record<EntityTab, FunctionComponent<ContentProps>>;

/** Fetches all tabs. It is called when the pointer or the focus reaches their links. */
export const preloadContents = () => {
  for (const content of Object.values(CONTENTS)) void content.load();
};
