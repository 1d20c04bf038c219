import type { RequestHandler } from 'msw';
import { shiftHandlers } from '../daily-job-shifts/handlers.ts';
import { createEntityStore } from '../entities/entityStore.ts';
import { monitoredHandlers } from '../monitored-entities/handlers.ts';
import { pitStopHandlers } from '../pit-stops/handlers.ts';
import { reviewReadyHandlers } from '../review-readies/handlers.ts';
import { watchListHandlers } from '../watch-lists/handlers.ts';
import { createQualityStore } from './qualityStore.ts';
import type { QualityContext } from './reads.ts';

/** The handlers of the dashboard's lists, their reviews and assignments. */
export function qualityHandlers({
  quality = createQualityStore(),
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: Partial<QualityContext> = {}): RequestHandler[] {
  const context = { quality, store, role };
  return [
    ...shiftHandlers(context),
    ...watchListHandlers(context),
    ...monitoredHandlers(context),
    ...reviewReadyHandlers(context),
    ...pitStopHandlers(context),
  ];
}
