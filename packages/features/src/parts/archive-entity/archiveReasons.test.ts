import { expect, test } from 'vitest';
import { archiveReasonLabel } from './archiveReasons.ts';

test.each([
  ['employer-no-longer-exists', 'Employer No Longer Exists'],
  ['ma-activity', 'M&A Activity'],
  ['new-career-portal', 'New Career Portal'],
  ['career-portal-not-available', 'Career Portal Not Available'],
  ['duplicate', 'Duplicate'],
  ['unheard-of', 'unheard-of'],
  ['constructor', 'constructor'],
])('B-ERR-007 the archive reason %s reads %s', (code, label) => {
  expect(
    archiveReasonLabel(code, [
      { value: 'duplicate', label: 'Duplicate' },
      { value: 'ma-activity', label: 'Mergers' },
    ]),
  ).toBe(label);
});
