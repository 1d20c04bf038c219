import { expect, it } from 'vitest';
import { wordsOf } from './wordsOf.ts';

it.each([
  ['send_for_review', 'Send for Review'],
  ['place_on_watch', 'Place on Watch'],
  ['remove_from_watch_list', 'Remove From Watch List'],
  ['send_to_continuous_delivery_queue', 'Send to Continuous Delivery Queue'],
  ['in-progress', 'In Progress'],
  ['accepted', 'Accepted'],
  ['', ''],
])('%s reads %s', (code, words) => expect(wordsOf(code)).toBe(words));
