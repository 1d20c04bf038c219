import { describe, expect, it } from 'vitest';
import { columnLayout } from './columnWidths.ts';

const id = { id: 'id', pinned: true, width: 80 };
const name = { id: 'name', pinned: true, width: 240 };
const tags = { id: 'tags' };

describe('columnLayout', () => {
  it('takes 140 px for a column that says nothing, and leaves the rest to the browser', () => {
    expect(columnLayout([tags, { ...id, pinned: false }], false)).toEqual({
      widths: [140, 80],
      pinned: 0,
      style: { minWidth: 220 },
    });
  });

  it('pins the leading columns only, each after the ones before it', () => {
    expect(columnLayout([id, name, tags, { id: 'late', pinned: true }], false)).toMatchObject({
      pinned: 2,
      style: { minWidth: 600, '--pin-1': '0px', '--pin-2': '80px' },
    });
  });

  it('pins the column of the check boxes with them', () => {
    expect(columnLayout([id, tags], true)).toEqual({
      widths: [44, 80, 140],
      pinned: 2,
      style: { minWidth: 264, '--pin-1': '0px', '--pin-2': '44px' },
    });
    expect(columnLayout([tags], true).pinned).toBe(0);
  });

  it('keeps up to two columns at the end, the last but one beside the last', () => {
    const [review, actions] = [
      { id: 'review', pinnedEnd: true, width: 96 },
      { id: 'actions', pinnedEnd: true, width: 132 },
    ];
    expect(columnLayout([id, tags, review, actions], false)).toMatchObject({
      pinnedEnd: 2,
      style: { '--pin-end-2': '132px' },
    });
    expect(
      columnLayout([id, tags, review, actions], false, { actions: 160 }).style['--pin-end-2'],
    ).toBe('160px');
    expect(columnLayout([id, tags, review], false).pinnedEnd).toBe(1);
    expect(columnLayout([id, review, tags], false).pinnedEnd).toBeUndefined();
  });

  it('gives a chosen width exactly, and its room to the others in their proportions', () => {
    const { widths, style } = columnLayout([id, name, tags], false, { name: 300 });
    expect(widths).toEqual([
      'calc(80px + max(0px, 100cqi - 520px) * 0.36364)',
      300,
      'calc(140px + max(0px, 100cqi - 520px) * 0.63636)',
    ]);
    expect(style).toEqual({ minWidth: 520, '--pin-1': '0px', '--pin-2': '80px' });
  });

  it('leaves the last column to fill the table where all widths are chosen', () => {
    expect(columnLayout([id, tags], false, { id: 100, tags: 200 }).widths).toEqual([
      100,
      'calc(200px + max(0px, 100cqi - 300px) * 1.00000)',
    ]);
  });

  it('makes nothing of a width for a column that is not there', () => {
    expect(columnLayout([id, tags], false, { gone: 500 }).widths).toEqual([80, 140]);
  });
});
