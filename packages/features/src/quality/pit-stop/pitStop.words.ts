import type { PitStopAction } from '@console/api/pit-stops/schema';
import type { ActionWords } from '../review/reviewKind.ts';

export const PIT_STOP_WORDS: Readonly<Record<PitStopAction, ActionWords>> = {
  send_to_scrape_team: {
    label: 'Send to Scrape Team',
    many: 'Send # to the scrape team',
  },
  send_to_continuous_delivery_queue: {
    label: 'Send to Continuous Delivery Queue',
    many: 'Send # to the continuous delivery queue',
  },
  place_on_watch: { label: 'Place on Watch', many: 'Place # on the watch list' },
};
