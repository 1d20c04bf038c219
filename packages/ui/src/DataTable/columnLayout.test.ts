import { describe, expect, it } from 'vitest';
import { columnLayout, tableStyle } from './columnLayout.ts';

describe('columnLayout', () => {
  it('takes 140 px for a column that says nothing', () => {
    expect(columnLayout([{}, { width: 80 }], false)).toEqual({ widths: [140, 80], pinned: 0, total: 220 });
  });

  it('pins the leading columns only', () => {
    expect(columnLayout([{ pinned: true }, { pinned: true }, {}, { pinned: true }], false).pinned).toBe(2);
  });

  it('pins the check boxes with the columns', () => {
    expect(columnLayout([{ pinned: true, width: 80 }, {}], true)).toEqual({ widths: [44, 80, 140], pinned: 2, total: 264 });
    expect(columnLayout([{}], true).pinned).toBe(0);
  });

  it('puts each pinned column after the ones before it', () => {
    expect(tableStyle(columnLayout([{ pinned: true, width: 80 }, { pinned: true, width: 240 }, {}], false))).toEqual({ minWidth: 460, '--pin-1': '0px', '--pin-2': '80px' });
  });
});
