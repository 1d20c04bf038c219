import { within } from 'storybook/test';

/** What a query found. Throws where it found nothing, so that no wider search passes instead. */
export function existing<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error('The element is missing.');
  return one;
}

/** Queries in the row of a table around an element. */
export const rowAround = (element: Element) => within(existing(element.closest('tr')));
