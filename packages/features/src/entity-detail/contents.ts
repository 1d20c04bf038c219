import { lazy, type ComponentType } from 'react';
import type { EntityTab } from './tabs.ts';

type Load = () => Promise<{ default: ComponentType<{ entityId: number }> }>;

/** What fetches each tab; a tab without it shows nothing below the tabs. */
const LOADS: Readonly<Partial<Record<EntityTab, Load>>> = {
  overview: () => import('./OverviewTab.tsx').then((it) => ({ default: it.OverviewTab })),
  scrapes: () => import('./ScrapesTab.tsx').then((it) => ({ default: it.ScrapesTab })),
};

const contentOf = (tab: EntityTab) => {
  const load = LOADS[tab];
  return load && lazy(load);
};

/** What stands below the tabs. Each part is fetched when it is first shown. */
export const CONTENTS: Readonly<
  Record<EntityTab, ComponentType<{ entityId: number }> | undefined>
> = {
  overview: contentOf('overview'),
  notes: contentOf('notes'),
  scrapes: contentOf('scrapes'),
  'event-log': contentOf('event-log'),
  'all-jobs': contentOf('all-jobs'),
  'queue-request': contentOf('queue-request'),
};

/** Fetches all tabs, when the pointer or the focus reaches their links. */
export const preloadContents = () =>
  void Promise.all(Object.values(LOADS).map((load) => load())).catch(() => undefined);
