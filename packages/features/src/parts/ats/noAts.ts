/** The choice for scrapes that have no ATS, as the contract spells it (section 3.2). */
export const NO_ATS = { value: 'none', label: 'No ATS' } as const;
