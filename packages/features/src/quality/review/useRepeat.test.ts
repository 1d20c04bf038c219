import { describe, expect, it } from 'vitest';
import { repeatedFields } from './useRepeat.ts';

const last = {
  action: 'place_on_watch',
  reason_code: 'site_down',
  note: '<p>Down</p>',
  snooze_date: '2026-11-24',
};
const asks = { jobCount: true, snoozeDate: true, note: true, reasons: ['watch_list'] } as const;

describe('repeatedFields', () => {
  it('H-TPL-011 are action, reason, date and note', () => {
    expect(repeatedFields(last, asks, '2026-11-23')).toEqual({
      action: 'place_on_watch',
      reason_code: 'site_down',
      note: '<p>Down</p>',
      snooze_date: '2026-11-24',
    });
  });

  it('H-TPL-012 have no date that is over, nor today', () => {
    expect(repeatedFields(last, asks, '2026-11-24')).not.toHaveProperty('snooze_date');
  });

  it('have no reason where the action asks for none, and nothing that was empty', () => {
    expect(
      repeatedFields(
        { ...last, note: '', snooze_date: '' },
        { ...asks, reasons: [] },
        '2026-11-23',
      ),
    ).toEqual({ action: 'place_on_watch' });
  });
});
