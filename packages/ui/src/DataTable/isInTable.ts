/** Whether an element stands in a table. */
export const isInTable = (element: Element | null): boolean => Boolean(element?.closest('table'));
