import { useEffect, useEffectEvent } from 'react';
import { beforeKeys } from './reviewKeys.ts';

/**
 * Calls `run` before any interaction except stepping through the rows. An interaction is a key, a
 * pointer press or a click.
 */
export function useBeforeInteraction(run: () => void) {
  const handle = useEffectEvent(run);
  useEffect(() => {
    const handled = () => handle();
    const unbind = beforeKeys(handled);
    // A screen reader triggers a click without a pointer press.
    const presses = ['pointerdown', 'click'] as const;
    for (const press of presses) addEventListener(press, handled, true);
    return () => {
      unbind();
      for (const press of presses) removeEventListener(press, handled, true);
    };
  }, []);
}
