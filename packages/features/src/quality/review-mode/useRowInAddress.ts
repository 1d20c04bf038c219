import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** The row of the address. */
  asked: number;
  /** The row that is open; undefined until the first one is drawn. */
  open: number | undefined;
  /** Writes a row to the address. */
  onShow: (id: number) => void;
  /** The address has another row, which review mode has not written. */
  onAsked: (id: number) => Promise<void>;
}

/** Keeps the row that is open in the address, and follows Back, Forward and links. */
export function useRowInAddress({ asked, open, onShow, onAsked }: Options): void {
  /** Rows that the address was told and has not said back yet. */
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
