/** A resource on the wire: the fields of the schema, with `@id` and `@type`. */
export type Wire<T> = Omit<T, '@id'> & { '@id': string; '@type': string };

/** The time now in Unix seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** Unix seconds of an ISO date, so that fixtures show dates. */
export const instant = (iso: string): number => Date.parse(iso) / 1000;

/** The id of a relation: `12`, `/tags/12`, or an object with an `@id`. */
export function idIn(relation: unknown): number | null {
  const text =
    typeof relation === 'object' && relation !== null && '@id' in relation
      ? relation['@id']
      : relation;
  return text === null || text === undefined ? null : Number(String(text).split('/').pop());
}
