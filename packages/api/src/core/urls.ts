/** The maximum length of a stored address. */
const URL_MAX = 2048;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[^/]*:\d+(?:[/?#]|$)/;

/**
 * The address in the form in which it is stored: trimmed, and with https:// in front when it has no
 * scheme. See docs/contract.md#content-negotiation.
 */
export function normaliseUrl(typed: string): string {
  const address = typed.trim();
  return address === '' || (scheme.test(address) && !hostAndPort.test(address))
    ? address
    : `https://${address}`;
}

/**
 * Whether a normalised address is an absolute http or https URL of at most 2,048 characters, whose
 * host has a dot or is localhost. The text is checked as well as the parsed URL, because the URL
 * parser reads "https://7" as 0.0.0.7 and drops tabs and line breaks.
 */
export function isValidUrl(address: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  if (host === undefined || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, href } = new URL(address);
  // The length is measured in the encoded form, too: an index entry holds at most 2.7 kB, and a
  // letter outside ASCII takes several bytes.
  return (
    Math.max(address.length, href.length) <= URL_MAX &&
    (hostname === 'localhost' || (host.includes('.') && /[^.]\.[^.]/.test(hostname)))
  );
}

/**
 * The URL key, by which two addresses count as the same. It consists of the host in lower case
 * without www., the path and the sorted query; scheme, default port, fragment and final slash are
 * left out. It is undefined for anything but an address.
 */
export function urlKey(typed: string): string | undefined {
  const address = normaliseUrl(typed);
  if (!isValidUrl(address)) return undefined;
  const { host, pathname, search } = new URL(address);
  const query = search.slice(1).split('&').filter(Boolean).sort().join('&');
  return `${host.replace(/:(?:80|443)$/, '').replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}
