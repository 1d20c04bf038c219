/** The part of the list state that all tabs share. */
export const ofEveryTab = { defaultPageSize: 20, searchable: true } as const;

/** The chip of a filter that built-in views set. */
export const NEVER_REVIEWED = {
  kind: 'flag',
  name: 'neverReviewed',
  label: 'Never reviewed',
} as const;
