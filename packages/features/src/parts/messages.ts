/** Stated sentences that look like mistakes. They stay as they are, and stand only here. */
export const MISSPELT = {
  /** Priority 4: "do not", "than". */
  lowPriority: 'Not in hurry, but don not wait more then 48 hours.',
  /** Follows "This Scrape was archived on … because …": it is the scrape that is unlocked. */
  unlockScrape: 'To unlock the entity use the Unarchive action from the top menu.',
} as const;
