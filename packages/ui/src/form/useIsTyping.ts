import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 500;

/**
 * Whether somebody is typing: true from a change to half a second after the last one, and while an
 * input method composes text.
 *
 * @returns it, and the function to call with each change
 */
export function useIsTyping(): [boolean, (isComposing: boolean) => void] {
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const typed = (isComposing: boolean) => {
    setIsTyping(true);
    clearTimeout(pause.current);
    if (!isComposing) pause.current = setTimeout(() => setIsTyping(false), PAUSE_MS);
  };
  return [isTyping, typed];
}
