// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keptRow } from './keptRow.ts';
import { useActiveRow } from './useActiveRow.ts';

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));

interface Shown {
  items: readonly { id: number }[] | undefined;
  list: string;
}

function shown(...ids: readonly number[]) {
  const initialProps: Shown = { items: rows(...ids), list: 'page 1' };
  return renderHook(({ items, list }: Shown) => useActiveRow(items, list), { initialProps });
}

it('there is no active row at first, then the pressed one', () => {
  const { result } = shown(1, 2, 3);
  expect([result.current.row, result.current.selection.active, result.current.clear]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  act(() => result.current.selection.onActivate(2));
  expect([result.current.row, result.current.selection.active]).toEqual([{ id: 2 }, 2]);
  act(() => result.current.clear?.());
  expect([result.current.row, result.current.selection.active]).toEqual([undefined, undefined]);
});

it('a row stays active after a reload, at any index, and while nothing is loaded', () => {
  const { result, rerender } = shown(1, 2, 3);
  act(() => result.current.selection.onActivate(2));
  rerender({ items: rows(2, 3, 1), list: 'page 1' });
  expect(result.current.row).toEqual({ id: 2 });
  rerender({ items: undefined, list: 'page 1' });
  rerender({ items: rows(3, 2), list: 'page 1' });
  expect(result.current.row).toEqual({ id: 2 });
});

it('after a decision removes the active row, the next row becomes active', () => {
  const { result, rerender } = shown(1, 2, 3);
  act(() => result.current.selection.onActivate(2));
  act(() => result.current.follow(2));
  rerender({ items: rows(1, 3), list: 'page 1' });
  expect(result.current.row).toEqual({ id: 3 });
  act(() => result.current.follow(3));
  rerender({ items: rows(1), list: 'page 1' });
  expect(result.current.row).toEqual({ id: 1 });
  act(() => result.current.follow(1));
  rerender({ items: [], list: 'page 1' });
  expect([result.current.row, result.current.selection.active]).toEqual([undefined, undefined]);
});

it('there is no active row after the list shows another page or filter', () => {
  const { result, rerender } = shown(1, 2, 3);
  act(() => result.current.selection.onActivate(2));
  act(() => result.current.follow(2));
  rerender({ items: rows(4, 5, 6), list: 'page 2' });
  expect([result.current.row, result.current.selection.active]).toEqual([undefined, undefined]);
});

it('there is no active row after the row left without a decision', () => {
  const { result, rerender } = shown(1, 2, 3);
  act(() => result.current.selection.onActivate(2));
  rerender({ items: rows(1, 3), list: 'page 1' });
  expect(result.current.row).toBeUndefined();
});

it('after Back the list begins with the row that was active, until it is left again', () => {
  keptRow.restored = 2;
  const initialProps: Shown = { items: undefined, list: 'page 1' };
  const { result, rerender, unmount } = renderHook(
    ({ items, list }: Shown) => useActiveRow(items, list),
    { initialProps },
  );
  keptRow.restored = undefined;
  rerender({ items: rows(1, 2), list: 'page 1' });
  expect([result.current.row, keptRow.shown]).toEqual([{ id: 2 }, 2]);
  unmount();
  expect(keptRow.shown).toBeUndefined();
});
