/**
 * Sentences of the documents that look like mistakes and are to stay as they are (decision 14).
 * Whoever shows one takes it from here, so that nobody corrects one place of several.
 */
export const MISSPELT = {
  /** Priority 4: "do not", "than". */
  lowPriority: 'Not in hurry, but don not wait more then 48 hours.',
  /** Follows "This Scrape was archived on … because …": it is the scrape that is unlocked. */
  unlockScrape: 'To unlock the entity use the Unarchive action from the top menu.',
} as const;
