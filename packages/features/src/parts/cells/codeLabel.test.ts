import { expect, it } from 'vitest';
import { codeLabel } from './codeLabel.ts';

it.each([
  ['send_for_review', 'Send for Review'],
  ['place_on_watch', 'Place on Watch'],
  ['remove_from_watch_list', 'Remove From Watch List'],
  ['send_to_continuous_delivery_queue', 'Send to Continuous Delivery Queue'],
  ['in-progress', 'In Progress'],
  ['accepted', 'Accepted'],
  ['', ''],
])('%s reads %s', (code, words) => expect(codeLabel(code)).toBe(words));
