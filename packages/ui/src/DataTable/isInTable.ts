export const isInTable = (element: Element | null): boolean => Boolean(element?.closest('table'));
