import { isValidUrl, normaliseUrl, urlKey as keyOf } from '@console/api/core/urls';

/** The address as it is stored, or null for a text that is not a web address. */
export function webAddress(text: string): string | null {
  const address = normaliseUrl(text);
  return isValidUrl(address) ? address : null;
}

/** The URL key of an address, or null without an address. */
export const urlKey = (text: string | null): string | null =>
  text === null ? null : (keyOf(text) ?? null);
