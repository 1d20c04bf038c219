/** The choice for scrapes without an ATS, and its value on the wire. */
export const NO_ATS = { value: 'none', label: 'No ATS' } as const;
