import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwned } from '../useOwned.ts';
import type { View } from './lineView.ts';

/** A wheel gesture ends after this time without an event, in milliseconds. */
const WHEEL_END_MS = 200;

/** Requests one animation frame at a time. While one is awaited, another request does nothing. */
function createFrame() {
  let id = 0;
  return {
    request: (draw: () => void) => {
      if (id !== 0) return;
      id = requestAnimationFrame(() => {
        id = 0;
        draw();
      });
    },
    cancel: () => {
      cancelAnimationFrame(id);
      id = 0;
    },
  };
}

/**
 * The view during a gesture, rendered at most once per frame. Only the calling component renders
 * meanwhile; `onSettle` reports the view when the gesture ends.
 */
export function useLiveView(settled: View, onSettle: (view: View) => void) {
  const [live, setLive] = useState<View>();
  const wanted = useRef<View>(undefined);
  const frame = useOwned(createFrame);
  return {
    view: live ?? settled,
    /** The latest view of the gesture, rendered or not. */
    current: () => wanted.current ?? settled,
    show: (view: View) => {
      wanted.current = view;
      frame.request(() => flushSync(() => setLive(wanted.current)));
    },
    settle: () => {
      frame.cancel();
      const view = wanted.current;
      wanted.current = undefined;
      if (!view) return;
      setLive(undefined);
      onSettle(view);
    },
  };
}

/**
 * Listens for a wheel with Ctrl over an element; a touchpad pinch sends the same event. A wheel
 * without Ctrl scrolls the page.
 *
 * @param onTurn called with `by`, the factor for the length of the view, and `left`, the x
 *   coordinate of the pointer in pixels from the left edge of the element
 */
export function useZoomWheel(
  element: HTMLElement | null,
  onTurn: (by: number, left: number) => void,
  onRest: () => void,
): void {
  const turn = useEffectEvent(onTurn);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // This is a native listener, because React's wheel listeners are passive and cannot prevent the
    // browser's own zoom.
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
      const by = Math.exp(Math.min(Math.max(event.deltaY * lines * 0.004, -1), 1));
      turn(by, event.clientX - (element?.getBoundingClientRect().left ?? 0));
      clearTimeout(timer);
      timer = setTimeout(rest, WHEEL_END_MS);
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => {
      element?.removeEventListener('wheel', listen);
      clearTimeout(timer);
    };
  }, [element]);
}
