import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** The row id in the address. */
  asked: number;
  /** The row that is open. Undefined until the first one is rendered. */
  open: number | undefined;
  /** Writes a row to the address. */
  onShow: (id: number) => void;
  /** Called when the address names a row that review mode did not write itself. */
  onAsked: (id: number) => Promise<void>;
}

/**
 * Keeps the open row and the address in step. It writes the row to the address, and it follows
 * Back, Forward and links.
 */
export function useRowInAddress({ asked, open, onShow, onAsked }: Options): void {
  /** Row ids that were written to the address and have not been read back yet. */
  const told = useRef([asked]);
  const tell = useEffectEvent((id: number) => {
    if (told.current.at(-1) === id) return;
    told.current.push(id);
    onShow(id);
  });
  useEffect(() => {
    if (open !== undefined) tell(open);
  }, [open]);
  const hear = useEffectEvent((id: number) => {
    const index = told.current.indexOf(id);
    if (index >= 0) {
      told.current = told.current.slice(index);
      return;
    }
    told.current = [id];
    void onAsked(id);
  });
  useEffect(() => queueMicrotask(() => hear(asked)), [asked]);
}
