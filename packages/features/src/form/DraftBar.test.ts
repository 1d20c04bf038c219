import { describe, expect, it, vi } from 'vitest';
import { draftLabel } from './DraftBar.tsx';

vi.stubEnv('TZ', 'America/New_York');
const at = (local: string) => Math.floor(new Date(local).getTime() / 1000);

describe('the name of a draft', () => {
  it.each([
    [
      '2026-05-04T14:32',
      '2026-05-03T09:00',
      'Unsaved draft from 14:32, based on the version of 05/03',
    ],
    ['2026-05-04T00:05', null, 'Unsaved draft from 00:05'],
    [
      '2026-05-02T09:07',
      '2025-12-31T09:00',
      'Unsaved draft from 05/02 09:07, based on the version of 12/31/2025',
    ],
  ])('of %s on %s', (savedAt, base, label) => {
    const draft = { savedAt: at(savedAt), base: base === null ? null : at(base) };
    expect(draftLabel(draft, [draft], at('2026-05-04T15:00'))).toBe(label);
  });

  it('has the seconds where another draft was saved in the same minute', () => {
    const drafts = [
      '2026-05-04T14:32:07',
      '2026-05-04T14:32:00',
      '2026-05-04T14:31:59',
      '2026-05-03T14:32:07',
    ].map((local) => ({ savedAt: at(local), base: null }));
    expect(drafts.map((draft) => draftLabel(draft, drafts, at('2026-05-04T15:00')))).toEqual([
      'Unsaved draft from 14:32:07',
      'Unsaved draft from 14:32:00',
      'Unsaved draft from 14:31',
      'Unsaved draft from 05/03 14:32',
    ]);
  });
});
