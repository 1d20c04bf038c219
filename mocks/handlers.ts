import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { companyQueueHandlers } from './company-queues/handlers.ts';
import type { QueueStore } from './company-queues/queueStore.ts';
import { scrapeAlertHandlers } from './entities/alerts.ts';
import { createEntityStore, type EntityStore } from './entities/entityStore.ts';
import { entityFigureHandlers } from './entities/figures.ts';
import { entityHandlers } from './entities/handlers.ts';
import { eventLogHandlers } from './event-logs/handlers.ts';
import { evidenceHandlers } from './evidence/handlers.ts';
import { insightHandlers } from './insights/handlers.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { lookupHandlers } from './lookups/handlers.ts';
import { meAs, meHandlers } from './me/handlers.ts';
import { noteHandlers } from './notes/handlers.ts';
import type { NoteStore } from './notes/noteStore.ts';
import { qualityCountHandlers } from './quality-counts/handlers.ts';
import { qualityHandlers } from './reviews/handlers.ts';
import { createQualityStore, type QualityStore } from './reviews/qualityStore.ts';
import { scrapeHandlers } from './scrapes/handlers.ts';
import { createScrapeStore, type ScrapeStore } from './scrapes/scrapeStore.ts';
import { sessionHandlers } from './session/handlers.ts';
import { stageHistoryHandlers } from './stage-history/handlers.ts';
import { tagHandlers, type TagStore } from './tags/handlers.ts';
import { testRunHandlers } from './test-runs/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { viewHandlers } from './views/handlers.ts';
import type { ViewStore } from './views/viewStore.ts';

type Options = {
  role?: Role;
  store?: EntityStore;
  tags?: TagStore;
  quality?: QualityStore;
  queues?: QueueStore;
  scrapes?: ScrapeStore;
  notes?: NoteStore;
  views?: ViewStore;
};

/**
 * The handlers of the whole API for a user in this role. Put a scenario of scenarios.ts before
 * them.
 */
export const allHandlers = ({
  role = 'ROLE_ADMIN',
  store = createEntityStore(),
  tags,
  quality = createQualityStore(),
  queues,
  scrapes = createScrapeStore(),
  notes,
  views,
}: Options = {}): RequestHandler[] => [
  ...sessionHandlers(),
  ...meHandlers(meAs(role)),
  // Before the entities and the scrapes: the name of a list must not be read as an id.
  ...insightHandlers(),
  ...eventLogHandlers({ store, scrapes }),
  ...jobHandlers({ store, scrapes }),
  ...stageHistoryHandlers({ store, scrapes }),
  ...evidenceHandlers({ store, scrapes }),
  ...entityHandlers({ store, role }),
  ...scrapeAlertHandlers({ store }),
  ...entityFigureHandlers({ store, scrapes }),
  // Before the queue, the scrapes and the dashboard's lists: a lookup must not be read as a row.
  ...lookupHandlers(),
  ...companyQueueHandlers({ queues, store, role }),
  ...qualityHandlers({ quality, store, role }),
  ...qualityCountHandlers({ quality, role }),
  ...noteHandlers({ store: notes, entities: store, scrapes, role }),
  ...scrapeHandlers(undefined, { store: scrapes, role, findEntity: (id) => store.find(id) }),
  ...testRunHandlers(scrapes),
  ...tagHandlers({ store: tags, role }),
  ...userHandlers(),
  ...viewHandlers({ store: views, role }),
];
