// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { View } from './lineView.ts';
import { useLiveView } from './useLiveView.ts';

const settled = { from: 0, to: 100 };
const opened = () => {
  const onSettle = vi.fn<(view: View) => void>();
  const { result } = renderHook(() => useLiveView(settled, onSettle));
  return { live: () => result.current, onSettle };
};

it('the end of a gesture reports its last view, once', () => {
  const { live, onSettle } = opened();
  live().show({ from: 10, to: 60 });
  live().show({ from: 20, to: 70 });
  expect(live().current()).toEqual({ from: 20, to: 70 });
  live().settle();
  live().settle();
  expect(onSettle.mock.calls).toEqual([[{ from: 20, to: 70 }]]);
});

it('a press without a gesture reports nothing', () => {
  const { live, onSettle } = opened();
  live().settle();
  expect(onSettle).not.toHaveBeenCalled();
  expect(live().current()).toEqual(settled);
});
