import { describe, expect, it } from 'vitest';
import { columnLayout, EXPAND_WIDTH } from './columnWidths.ts';

const id = { id: 'id', pinned: true, width: 80 };
const name = { id: 'name', pinned: true, width: 240 };
const tags = { id: 'tags' };

describe('columnLayout', () => {
  it('takes 140 px for a column that says nothing, and shares the rest in proportion', () => {
    expect(columnLayout([tags, { ...id, pinned: false }], undefined)).toEqual({
      pinned: 0,
      style: { minWidth: 220, '--col-1': '140 0 140px', '--col-2': '80 0 80px' },
    });
  });

  it('pins the leading columns only, each after the ones before it', () => {
    expect(columnLayout([id, name, tags, { id: 'late', pinned: true }], undefined)).toMatchObject({
      pinned: 2,
      style: { minWidth: 600, '--pin-1': '0px', '--pin-2': '80px' },
    });
  });

  it('pins the column of the check boxes with them', () => {
    expect(columnLayout([id, tags], EXPAND_WIDTH)).toEqual({
      pinned: 2,
      style: {
        minWidth: 264,
        '--col-1': '0 0 44px',
        '--col-2': '80 0 80px',
        '--col-3': '140 0 140px',
        '--pin-1': '0px',
        '--pin-2': '44px',
      },
    });
    expect(columnLayout([tags], EXPAND_WIDTH).pinned).toBe(0);
  });

  it('keeps up to two columns at the end, the last but one beside the last', () => {
    const [review, actions] = [
      { id: 'review', pinnedEnd: true, width: 96 },
      { id: 'actions', pinnedEnd: true, width: 132 },
    ];
    expect(columnLayout([id, tags, review, actions], undefined)).toMatchObject({
      pinnedEnd: 2,
      style: { '--pin-end-2': '132px' },
    });
    expect(
      columnLayout([id, tags, review, actions], undefined, { actions: 160 }).style['--pin-end-2'],
    ).toBe('160px');
    expect(columnLayout([id, tags, review], undefined).pinnedEnd).toBe(1);
    expect(columnLayout([id, review, tags], undefined).pinnedEnd).toBeUndefined();
  });

  it('gives a chosen width exactly, and its room to the others in their proportions', () => {
    expect(columnLayout([id, name, tags], undefined, { name: 300 }).style).toEqual({
      minWidth: 520,
      '--col-1': '80 0 80px',
      '--col-2': '0 0 300px',
      '--col-3': '140 0 140px',
      '--pin-1': '0px',
      '--pin-2': '80px',
    });
  });

  it('leaves the last column to fill the table where all widths are chosen', () => {
    expect(columnLayout([id, tags], undefined, { id: 100, tags: 200 }).style).toMatchObject({
      '--col-1': '0 0 100px',
      '--col-2': '200 0 200px',
    });
  });

  it('makes nothing of a width for a column that is not there', () => {
    expect(columnLayout([id, tags], undefined, { gone: 500 })).toEqual(
      columnLayout([id, tags], undefined),
    );
  });
});
