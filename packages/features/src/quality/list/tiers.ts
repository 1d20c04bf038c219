/** What the filters offer (B-AMB-079). */
export const TIER_OPTIONS = { 1: 'Tier 1', 2: 'Tier 2', 3: 'Tier 3' } as const;
