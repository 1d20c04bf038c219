import { useCallback, useRef, useState } from 'react';

/** What the preview in a frame tells when its story is over, one way or another. */
const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

let turns: Promise<void> = Promise.resolve();

/** Asks for a turn, which comes after all that were asked for before, and lasts until `ended`. */
function nextTurn(ended: Promise<void>): Promise<void> {
  const turn = turns;
  turns = turn.then(() => ended);
  return turn;
}

/**
 * Lets the frames of a page be loaded one after the other, each when it comes into sight. Their
 * stories play, and would otherwise take the focus from each other.
 */
export function useTurn() {
  const [isMine, take] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (ENDS.some((type) => String(data).includes(`"type":"${type}"`))) end();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void nextTurn(ended).then(() => take(true));
    });
    window.addEventListener('message', listen);
    observer.observe(element);
    return () => {
      window.removeEventListener('message', listen);
      observer.disconnect();
      end();
    };
  }, []);
  return { isMine, place, frame };
}
