/** The longest address that is kept (section 2.10). */
export const MAX_ADDRESS = 2048;

/** Trimmed, with `https://` where no scheme was typed. Empty is null. */
export function withScheme(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(typed)) return typed;
  return typed.startsWith('//') ? `https:${typed}` : `https://${typed}`;
}

/** Absolute http or https, a host with a dot or localhost, no user name or password, no white space. */
export function isWebAddress(address: string): boolean {
  if (address.length > MAX_ADDRESS || /[\s\0]/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' && (hostname === 'localhost' || /[^.]\.[^.]/.test(hostname));
}

/**
 * What two spellings of one address share, to find duplicates (section 2.10): lower-case host without `www.`, path without a
 * slash at its end, sorted query; no scheme, default port or fragment. Null for what is no web address.
 */
export function addressKey(address: string | null): string | null {
  if (address === null || !isWebAddress(address)) return null;
  const { hostname, port, pathname, searchParams } = new URL(address);
  searchParams.sort();
  const query = searchParams.toString();
  return `${hostname.replace(/^www\./, '')}${port && `:${port}`}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}
