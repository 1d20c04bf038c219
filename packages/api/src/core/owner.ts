/** The entity or the scrape to which a list belongs. */
export type Owner =
  | { entityId: number; scrapeId?: undefined }
  | { scrapeId: number; entityId?: undefined };

/** Returns the value for the kind of the owner. */
export const byOwner = <const A, const B>(owner: Owner, ofEntity: A, ofScrape: B): A | B =>
  owner.entityId === undefined ? ofScrape : ofEntity;

/** The value of `{id}` in the paths of the owner's lists. */
export const ownerParams = ({ entityId, scrapeId }: Owner): { id: number } => ({
  id: entityId ?? scrapeId,
});
