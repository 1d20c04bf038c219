import { isValidUrl, normaliseUrl, urlKey as keyOf } from '@console/api/entities/rules';

/** The address as it is stored (contract, section 2.10), or null for what is no web address. */
export function webAddress(text: string): string | null {
  const address = normaliseUrl(text);
  return isValidUrl(address) ? address : null;
}

/** What two addresses of one site have in common, as the column holds it: null for none. */
export const urlKey = (text: string | null): string | null =>
  text === null ? null : (keyOf(text) ?? null);
