import { phpType } from './body.ts';
import { invalidIri } from './problem.ts';

/** The largest value of PostgreSQL's `integer`, the type of every id. */
const MAX_ID = 2_147_483_647;

/** An id that no row has. It stands for well-formed ids beyond the range of the column. */
export const NO_ID = 0;

/**
 * Reads the id of a path. The result is undefined for anything but a positive integer in the range
 * of the column.
 */
export function pathId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
    ? Number(text)
    : undefined;
}

const asId = (value: number) =>
  Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : NO_ID;

/**
 * The given value in short form. A value that is nested too deep to be written out is named by its
 * type.
 */
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

/** The base path of the API and the origin that serves it. */
export type Addresses = { apiBasePath: string; publicOrigin: string };

/**
 * Reads the id of a relation in any accepted form: `/api/tags/5`, `/tags/5`, `tags/5`, an address
 * on this origin, 5, "5", or an object with `@id` or `id`. See docs/contract.md#identifiers.
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
