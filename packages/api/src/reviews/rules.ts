/** Resources whose rows are reviewed, by the `@type` that they travel with. */
export type ReviewedType = 'DailyJobShift' | 'WatchList' | 'MonitoredEntity' | 'ReviewReady' | 'PitStop';

/**
 * What a review or an assignment names in If-Match: the row as the reviewer saw it. Another one on the server means that a colleague was
 * faster (contract, section 0). A row that does not say when it was reviewed last counts as never reviewed.
 */
export const reviewVersion = (type: ReviewedType, { id, last_time_reviewed }: { id: number; last_time_reviewed?: number | null }): string =>
  `"${type}-${id}-${last_time_reviewed ?? 0}"`;
