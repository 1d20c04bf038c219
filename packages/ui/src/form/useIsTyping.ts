import { useState } from 'react';
import { useTimer } from '../useTimer.ts';

const PAUSE_MS = 500;

/**
 * Whether somebody is typing: true from a change to half a second after the last one, and while an
 * input method composes text.
 *
 * @returns whether somebody is typing, and the function to call with each change
 */
export function useIsTyping(): [boolean, (isComposing: boolean) => void] {
  const [isTyping, setIsTyping] = useState(false);
  const pause = useTimer();
  const typed = (isComposing: boolean) => {
    setIsTyping(true);
    if (isComposing) pause.cancel();
    else pause.start(() => setIsTyping(false), PAUSE_MS);
  };
  return [isTyping, typed];
}
