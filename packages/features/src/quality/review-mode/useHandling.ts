import { useEffect, useEffectEvent } from 'react';
import { beforeKeys } from './reviewKeys.ts';

/** Runs before somebody does anything but moving through the rows: a key, a press or a click. */
export function useHandling(run: () => void) {
  const handle = useEffectEvent(run);
  useEffect(() => {
    const handled = () => handle();
    const unbind = beforeKeys(handled);
    // A screen reader's click comes without a press.
    const presses = ['pointerdown', 'click'] as const;
    for (const press of presses) addEventListener(press, handled, true);
    return () => {
      unbind();
      for (const press of presses) removeEventListener(press, handled, true);
    };
  }, []);
}
