import { describe, expect, it } from 'vitest';
import { repeatedFields } from './useRepeat.ts';

const former = { entity: 'Acme' };
const last = {
  action: 'place_on_watch',
  reason_code: 'site_down',
  note: '<p>Down</p>',
  snooze_date: '2026-11-24',
  facts: former,
};
const asks = { jobCount: true, snoozeDate: true, note: true, reasons: ['watch_list'] } as const;
const row = { entity: 'Nvidia' };
const DAY = '2026-11-23';

describe('repeatedFields', () => {
  it('H-TPL-011 are action, reason, date and note', () => {
    expect(repeatedFields(last, asks, row, DAY)).toEqual({
      action: 'place_on_watch',
      reason_code: 'site_down',
      note: '<p>Down</p>',
      snooze_date: '2026-11-24',
    });
  });

  it('H-TPL-012 have no date that is over, nor today', () => {
    expect(repeatedFields(last, asks, row, '2026-11-24')).not.toHaveProperty('snooze_date');
  });

  it('have no reason or date where the action asks for none, no note of another row, and nothing that was empty', () => {
    const kept = { ...last, note: '<p>Acme</p>' };
    expect(repeatedFields(kept, { ...asks, reasons: [], snoozeDate: false }, row, DAY)).toEqual({
      action: 'place_on_watch',
    });
    expect(repeatedFields({ ...last, note: '', snooze_date: '' }, asks, row, DAY)).toEqual({
      action: 'place_on_watch',
      reason_code: 'site_down',
    });
  });
});
