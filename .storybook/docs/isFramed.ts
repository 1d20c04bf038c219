import type { Parameters } from 'storybook/internal/types';

/**
 * Whether the story stands in a frame of its own on its docs page. The answers to requests are
 * those of a whole document, so that all stories of a page would get those of the last one. A
 * dialog would cover the page.
 */
export const isFramed = ({ msw, docs }: Parameters): boolean =>
  msw !== undefined || docs?.story?.inline === false;
