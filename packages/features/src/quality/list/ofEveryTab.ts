/** How the list of each tab begins. */
export const ofEveryTab = { defaultPageSize: 20, searchable: true } as const;
