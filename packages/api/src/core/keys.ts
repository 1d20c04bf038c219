/** A cache key: the resource first, so that everything of a resource shares a prefix. */
export type Key = readonly [string, ...unknown[]];
