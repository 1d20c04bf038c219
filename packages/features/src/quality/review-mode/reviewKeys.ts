import { isTyping } from '@console/ui/isTyping.ts';
import { CHOICES, type ShortcutId } from '../../keys/shortcuts.ts';
import { bindShortcut } from '../../keys/useShortcut.ts';

/**
 * The shortcuts of review mode, by the part of their ids after `review.`. The shortcut of the
 * assignment is bound elsewhere.
 */
export type ReviewKey = ShortcutId extends infer Id
  ? Id extends `review.${infer Key}`
    ? Exclude<Key, 'assign'>
    : never
  : never;

const KEYS = [
  'next',
  'previous',
  ...CHOICES.map((digit) => `choose${digit}` as const),
  'jobCount',
  'note',
  'careerPage',
  'skip',
  'send',
  'undo',
  'leave',
] as const satisfies readonly ReviewKey[];

/** Binds the shortcuts in `KEYS` until the returned function is called. */
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

/**
 * Keys that do not count as an interaction, because they step through the worklist or are
 * modifiers.
 */
const PASSING: readonly string[] = ['j', 'k', 'Control', 'Shift', 'Alt', 'Meta'];

/** Calls `run` before a key is handled. The keys in `PASSING` count only inside text fields. */
export function beforeKeys(run: () => void) {
  const pressed = ({ key, target }: KeyboardEvent) => {
    if (!PASSING.includes(key) || isTyping(target)) run();
  };
  addEventListener('keydown', pressed, true);
  return () => removeEventListener('keydown', pressed, true);
}

/** Two key events within this time, in milliseconds, are treated as a held key. */
const HELD_MS = 120;
/** A key counts as released when this time, in milliseconds, passes without a key event. */
export const REST_MS = 150;

/**
 * Batches the steps of `j` and `k`. The first step is taken at once. The steps of a held key are
 * gathered, so that each frame paints only the last of them.
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
    /** Takes the gathered steps now, because another key follows. */
    flush,
    /** Whether the last step came from a held key. */
    isHeld: () => isHeld,
    /** Ends the batch, because another action has changed the row. */
    release() {
      isHeld = false;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
export type Steps = ReturnType<typeof createSteps>;
