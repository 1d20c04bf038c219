import { phpType } from './body.ts';
import { invalidIri } from './problem.ts';

/** The largest value of PostgreSQL's `integer`, which every id is. */
const MAX_ID = 2_147_483_647;

/** An id that no row has: stands for well-formed ids beyond the range of the column. */
export const NO_ID = 0;

/**
 * A path id. Anything but a positive integer is no id (section 2.3), and neither is one beyond the
 * column's range.
 */
export function pathId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
    ? Number(text)
    : undefined;
}

const asId = (value: number) =>
  Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : NO_ID;

/** What was given, cut short. What is nested deeper than can be written out is named by its type. */
function shown(value: unknown): string {
  try {
    return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).slice(
      0,
      200,
    );
  } catch {
    return phpType(value);
  }
}

/** Where the API is: the base path of its addresses, and the origin that serves them. */
export type Addresses = { apiBasePath: string; publicOrigin: string };

/**
 * The id of a relation in any accepted spelling (section 2.3): `/api/tags/5`, `/tags/5`, `tags/5`,
 * an address of this origin, 5, "5", or an object with `@id` or `id`.
 *
 * @throws Problem 400 `invalid_iri` for anything else, such as an IRI of another collection
 */
export function relationId(value: unknown, collection: string, addresses: Addresses): number {
  if (typeof value === 'number' && Number.isInteger(value)) return asId(value);
  if (typeof value === 'string') {
    const path = value.startsWith(`${addresses.publicOrigin}/`)
      ? value.slice(addresses.publicOrigin.length)
      : value;
    const local = path.startsWith(`${addresses.apiBasePath}/`)
      ? path.slice(addresses.apiBasePath.length)
      : path;
    const digits = /^\d{1,20}$/.exec(local.replace(new RegExp(`^/?${collection}/`), ''))?.[0];
    if (digits !== undefined) return asId(Number(digits));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const inner: unknown = '@id' in value ? value['@id'] : 'id' in value ? value.id : undefined;
    if (typeof inner === 'string' || typeof inner === 'number')
      return relationId(inner, collection, addresses);
  }
  throw invalidIri(shown(value));
}
