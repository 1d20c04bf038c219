import type { ShortcutId } from '../../keys/shortcuts.ts';
import { bindShortcut } from '../../keys/useShortcut.ts';
import { isTyping } from '../../keys/workingAt.ts';

/** The keys of review mode, by the second part of their names. */
export type ReviewKey = ShortcutId extends infer Id
  ? Id extends `review.${infer Key}`
    ? Exclude<Key, 'assign'>
    : never
  : never;

const KEYS = [
  'next',
  'previous',
  'choose1',
  'choose2',
  'choose3',
  'choose4',
  'choose5',
  'jobCount',
  'note',
  'careerPage',
  'skip',
  'send',
  'undo',
  'leave',
] as const satisfies readonly ReviewKey[];

/** Binds all of them once, for the time that the mode is open. */
export function bindReviewKeys(run: (key: ReviewKey) => void, can: (key: ReviewKey) => boolean) {
  const bound = KEYS.map((key) =>
    bindShortcut(
      `review.${key}`,
      () => run(key),
      () => can(key),
    ),
  );
  return () => bound.forEach((unbind) => unbind());
}

/** Keys that move on outside of fields, or do nothing alone. */
const PASSING: readonly string[] = ['j', 'k', 'Control', 'Shift', 'Alt', 'Meta'];

/** Runs before every other key is handled. */
export function beforeKeys(run: () => void) {
  const pressed = ({ key, target }: KeyboardEvent) => {
    if (!PASSING.includes(key) || isTyping(target)) run();
  };
  addEventListener('keydown', pressed, true);
  return () => removeEventListener('keydown', pressed, true);
}

/** Two presses within this time come from a key that is held down. */
const HELD_MS = 120;
/** A key rests when it was not pressed for this time. */
export const REST_MS = 150;

/**
 * The steps of `j` and `k`. The first is taken at once; those of a held key are gathered, so that a
 * frame paints the last of them only.
 */
export function createSteps(take: (steps: number) => void) {
  let gathered = 0;
  let frame = 0;
  let last = -Infinity;
  let isHeld = false;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const steps = gathered;
    gathered = 0;
    if (steps !== 0) take(steps);
  };
  return {
    press(step: 1 | -1) {
      const now = performance.now();
      isHeld = now - last < HELD_MS;
      last = now;
      gathered += step;
      if (!isHeld) flush();
      else if (frame === 0) frame = requestAnimationFrame(flush);
    },
    /** Takes what is gathered now, because another key follows. */
    flush,
    /** Whether the last step came from a held key. */
    isHeld: () => isHeld,
    /** Something else than a step has moved on. */
    release() {
      isHeld = false;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
export type Steps = ReturnType<typeof createSteps>;
