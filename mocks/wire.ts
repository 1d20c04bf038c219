/** A resource on the wire: the fields of the schema, with `@id` and `@type`. */
export type Wire<T> = Omit<T, '@id'> & { '@id': string; '@type': string };

/** Unix seconds of an ISO date, so that fixtures show dates. */
export const instant = (iso: string): number => Date.parse(iso) / 1000;
