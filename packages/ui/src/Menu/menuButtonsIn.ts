/** The buttons of the menus in a frame, in document order, to give one the focus. */
export const menuButtonsIn = (frame: Element | null): readonly HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? []),
];
