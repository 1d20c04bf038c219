import { mountedElements } from '../mountedElements.ts';

/** The page buttons of the lists and cards on the page. */
export const paginations = mountedElements<HTMLElement>();
