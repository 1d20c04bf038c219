import { expect, it } from 'vitest';
import { noteTitle } from './noteLabels.ts';

it.each([
  ['Daily Job Shift Review – do_nothing', 'Daily Job Shift Review – Do Nothing'],
  [' see send_for_review ', 'see send_for_review'],
  ['', '–'],
])('the title %j is shown as %j', (title, shown) => {
  expect(noteTitle({ title })).toBe(shown);
});
