import type { WatchListAction } from '@console/api/watch-lists/schema';
import type { ActionWords } from '../review/reviewKind.ts';

export const WATCH_LIST_WORDS: Readonly<Record<WatchListAction, ActionWords>> = {
  send_for_review: {
    label: 'Send for Review',
    many: 'Send # for review',
    button: 'Send for Review',
  },
  snooze: { label: 'Snooze', many: 'Snooze #', button: 'Snooze' },
  remove_from_watch_list: {
    label: 'Remove From Watch List',
    many: 'Remove # from the watch list',
    button: 'Remove',
  },
};
