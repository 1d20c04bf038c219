/** The part of the list state that all tabs share. */
export const ofEveryTab = { defaultPageSize: 20, searchable: true } as const;
