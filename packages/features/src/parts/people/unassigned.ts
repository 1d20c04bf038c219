/** The chip of a filter that built-in views set. */
export const UNASSIGNED = { kind: 'flag', name: 'unassigned', label: 'Unassigned' } as const;
