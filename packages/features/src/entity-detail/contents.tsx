import { loadedAhead } from '@console/ui/loadedAhead';
import { showRecordPanel } from '../parts/record-sidebar/recordSidebar.store.ts';
import type { EntityTab } from './tabs.ts';
import styles from './EntityPage.module.css';

interface ContentProps {
  entityId: number;
}
const showFilters = () => showRecordPanel('filters');

/** What stands below the tabs. Each is fetched when it is first shown, or ahead. */
export const CONTENTS = {
  overview: loadedAhead<ContentProps>(() =>
    import('./OverviewTab.tsx').then((it) => it.OverviewTab),
  ),
  notes: loadedAhead<ContentProps>(() =>
    import('../parts/notes/NotesTab.tsx').then(({ NotesTab }) => (owner: ContentProps) => (
      <div className={styles.padded}>
        <NotesTab {...owner} />
      </div>
    )),
  ),
  scrapes: loadedAhead<ContentProps>(() => import('./ScrapesTab.tsx').then((it) => it.ScrapesTab)),
  'event-log': loadedAhead<ContentProps>(() =>
    import('../parts/event-log/EventLogList.tsx').then(
      ({ EventLogList }) =>
        (owner: ContentProps) => <EventLogList owner={owner} onShowFilters={showFilters} />,
    ),
  ),
  'all-jobs': loadedAhead<ContentProps>(() =>
    import('../parts/jobs/JobsList.tsx').then(({ JobsList }) => (owner: ContentProps) => (
      <JobsList owner={owner} onShowFilters={showFilters} />
    )),
  ),
  'queue-request': loadedAhead<ContentProps>(() =>
    import('../parts/queue/QueueRequestTab.tsx').then(
      ({ QueueRequestTab }) =>
        (owner: ContentProps) => (
          <div className={styles.padded}>
            <QueueRequestTab {...owner} />
          </div>
        ),
    ),
  ),
} as const satisfies Record<EntityTab, unknown>;

/** Fetches all tabs, when the pointer or the focus reaches their links. */
export const preloadContents = () => {
  for (const content of Object.values(CONTENTS)) void content.load();
};
