import { afterPaint } from '@console/ui/afterPaint.ts';
import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { beforeKeys, REST_MS, type Steps } from './reviewKeys.ts';

/** A row and the number of decisions made before it was opened. */
export interface DrawnRow {
  id: number;
  visit: number;
}

/**
 * Renders the evidence and the form of the open row in later frames than its facts, so that they do
 * not delay the facts.
 *
 * @returns the row whose evidence is rendered (`rested`), and the row whose form is rendered
 *   (`drawn`)
 */
export function useDrawnRow(
  id: number | undefined,
  visit: number,
  steps: RefObject<Steps | undefined>,
) {
  const [rested, setRested] = useState<DrawnRow>();
  const [drawn, setDrawn] = useState<DrawnRow>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const rest = () => setRested({ id, visit });
    if (!steps.current?.isHeld()) return afterPaint(rest);
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  }, [id, visit, steps]);
  // The form is rendered after the evidence, because it costs more.
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(rested))), [rested]);

  // A key that is pressed before the form is rendered would be lost, so the form is then rendered
  // at once.
  const drawNow = useEffectEvent(() => {
    if (id === undefined || (drawn?.id === id && drawn.visit === visit)) return;
    const now = { id, visit };
    flushSync(() => {
      setRested(now);
      setDrawn(now);
    });
  });
  useEffect(
    () =>
      beforeKeys(() => {
        flushSync(() => steps.current?.flush());
        drawNow();
      }),
    [steps],
  );
  return { rested, drawn };
}
