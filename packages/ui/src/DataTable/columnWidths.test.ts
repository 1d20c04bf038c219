import { describe, expect, it } from 'vitest';
import { columnLayout, EXPAND_WIDTH } from './columnWidths.ts';

const id = { id: 'id', pinned: true, align: 'end' } as const;
const name = { id: 'name', pinned: true, kind: 'name' } as const;
const tags = { id: 'tags' };
const actions = { id: 'actions', pinnedEnd: true, width: 76 };
const needed = {
  id: { head: 40, all: 60 },
  name: { head: 90, all: 150 },
  tags: { head: 44, all: 100 },
};

describe('columnLayout', () => {
  it('gives values what they need, and texts that up to the limit of their kind', () => {
    expect(columnLayout([id, name, tags], undefined, {}, needed).style).toEqual({
      minWidth:
        'calc(0px + 60px + max(90px, min(150px, var(--fit-name))) + max(44px, min(100px, var(--fit-text))))',
      '--col-1': '60 0 60px',
      '--col-2': '150 0 max(90px, min(150px, var(--fit-name)))',
      '--col-3': '100 0 max(44px, min(100px, var(--fit-text)))',
      '--pin-1': 'calc(0px)',
      '--pin-2': 'calc(0px + 60px)',
    });
  });

  it('gives spare room to the texts that are cut first, until they are whole', () => {
    const long = { ...needed, name: { head: 90, all: 320 }, tags: { head: 44, all: 5000 } };
    expect(columnLayout([id, name, tags], undefined, {}, long).style).toMatchObject({
      '--col-1': '60 0 60px',
      '--col-2': '120000 0 max(90px, min(320px, var(--fit-name)))',
      '--most-2': '320px',
      '--col-3': '304000 0 max(44px, min(5000px, var(--fit-text)))',
      '--most-3': '456px',
    });
  });

  it('keeps the width of columns without texts', () => {
    expect(columnLayout([tags, actions], undefined, {}, needed).style).toMatchObject({
      '--col-1': '100 0 max(44px, min(100px, var(--fit-text)))',
      '--col-2': '0 0 76px',
    });
  });

  it('pins the leading columns only, each after the ones before it', () => {
    const { pinned, style } = columnLayout(
      [id, name, tags, { id: 'late', pinned: true }],
      undefined,
      {},
      needed,
    );
    expect([pinned, style['--pin-2'], style['--pin-3']]).toEqual([
      2,
      'calc(0px + 60px)',
      undefined,
    ]);
  });

  it('pins the column of the check boxes with them', () => {
    const { pinned, style } = columnLayout([id, tags], EXPAND_WIDTH, {}, needed);
    expect([pinned, style['--col-1'], style['--pin-2']]).toEqual([
      2,
      '0 0 44px',
      'calc(0px + 44px)',
    ]);
    expect(columnLayout([tags], EXPAND_WIDTH).pinned).toBe(0);
  });

  it('keeps up to two columns at the end, the last but one beside the last', () => {
    const review = { id: 'review', pinnedEnd: true, width: 88 };
    expect(columnLayout([id, tags, review, actions], undefined)).toMatchObject({
      pinnedEnd: 2,
      style: { '--pin-end-2': '76px' },
    });
    expect(
      columnLayout([id, tags, review, actions], undefined, { actions: 160 }).style['--pin-end-2'],
    ).toBe('160px');
    expect(columnLayout([id, tags, review], undefined).pinnedEnd).toBe(1);
    expect(columnLayout([id, review, tags], undefined).pinnedEnd).toBeUndefined();
  });

  it('gives a chosen width exactly, whatever the contents need', () => {
    const { style } = columnLayout([id, name, tags], undefined, { name: 300 }, needed);
    expect(style['--col-2']).toBe('0 0 300px');
    expect(style['--col-3']).toBe('100 0 max(44px, min(100px, var(--fit-text)))');
  });

  it('leaves the last column to fill the table where all widths are chosen', () => {
    expect(columnLayout([id, tags], undefined, { id: 100, tags: 200 }).style).toMatchObject({
      '--col-1': '0 0 100px',
      '--col-2': '1 0 200px',
    });
  });

  it('makes nothing of a width for a column that is not there', () => {
    expect(columnLayout([id, tags], undefined, { gone: 500 })).toEqual(
      columnLayout([id, tags], undefined),
    );
  });
});
