// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteps } from './reviewKeys.ts';

const take = vi.fn<(steps: number) => void>();
let frames: FrameRequestCallback[] = [];
let now = 0;
const paint = () => frames.splice(0).forEach((frame) => frame(now));

beforeEach(() => {
  take.mockClear();
  frames = [];
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a single press takes effect at once', () => {
  const steps = createSteps(take);
  steps.press(1);
  expect(take.mock.calls).toEqual([[1]]);
  expect(steps.isHeld()).toBe(false);
  now += 500;
  steps.press(-1);
  expect(take.mock.calls).toEqual([[1], [-1]]);
});

it('H-REV-002 the presses of a held key are gathered, and a frame takes them together', () => {
  const steps = createSteps(take);
  for (let count = 0; count < 50; count += 1) {
    steps.press(1);
    now += 30;
  }
  expect(take.mock.calls).toEqual([[1]]);
  expect(steps.isHeld()).toBe(true);
  paint();
  expect(take.mock.calls).toEqual([[1], [49]]);
});

it('another key flushes the gathered steps first', () => {
  const steps = createSteps(take);
  steps.press(1);
  steps.press(1);
  steps.press(1);
  steps.flush();
  expect(take.mock.calls).toEqual([[1], [2]]);
  paint();
  steps.flush();
  expect(take).toHaveBeenCalledTimes(2);
  steps.release();
  expect(steps.isHeld()).toBe(false);
});
