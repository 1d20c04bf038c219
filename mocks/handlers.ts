import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { entityHandlers } from './entities/handlers.ts';
import type { EntityStore } from './entities/entityStore.ts';
import { insightHandlers } from './insights/handlers.ts';
import { lookupHandlers } from './lookups/handlers.ts';
import { meAs, meHandlers } from './me/handlers.ts';
import { scrapeHandlers } from './scrapes/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { tagHandlers } from './tags/handlers.ts';
import type { TagStore } from './tags/tagStore.ts';
import { userHandlers } from './users/handlers.ts';

/** The whole API, with somebody of this role signed in. A scenario of scenarios.ts goes in front. */
export const allHandlers = ({ role = 'ROLE_ADMIN', store, tags }: { role?: Role; store?: EntityStore; tags?: TagStore } = {}): RequestHandler[] => [
  ...sessionHandlers(),
  ...meHandlers(meAs(role)),
  // Before the entities and the scrapes: the name of a list is no id.
  ...insightHandlers(),
  ...entityHandlers({ store, role }),
  // Before the scrapes: their look-up of reasons is no scrape.
  ...lookupHandlers(),
  ...scrapeHandlers(),
  ...tagHandlers({ store: tags, role }),
  ...userHandlers(),
];
