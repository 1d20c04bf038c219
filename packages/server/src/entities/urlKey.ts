import { isValidUrl, normaliseUrl, urlKey as sharedUrlKey } from '@console/api/entities/rules';

/** The URL as it is stored: `https://` is put before one without a scheme. Null for what is no web address (section 2.10). */
export function webAddress(text: string): string | null {
  const address = normaliseUrl(text);
  return isValidUrl(address) ? address : null;
}

/** What two addresses of one site have in common, as the columns `url_key` and `career_page_key` hold it. Null for what is no web address. */
export const urlKey = (text: string | null): string | null => (text === null ? null : sharedUrlKey(text) ?? null);
