/** A resource as it travels: what the schema reads, with its identity. */
export type Wire<T> = Omit<T, '@id'> & { '@id': string; '@type': string };

/** Unix seconds of a day, so that fixtures read as dates. */
export const instant = (iso: string): number => Date.parse(iso) / 1000;
