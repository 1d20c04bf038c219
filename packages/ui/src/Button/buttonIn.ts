/** The button in a frame that the caller put around a `Button`, to give it the focus. */
export const buttonIn = (frame: Element | undefined): HTMLElement | null =>
  frame?.querySelector('button') ?? null;
