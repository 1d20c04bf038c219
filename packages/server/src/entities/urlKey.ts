const longest = 2048;

/**
 * The address as the contract stores it (section 2.10): `https://` is put before one without a scheme; then it has to be
 * http or https, with a host that holds a dot or is localhost, and at most 2,048 characters. Null when it is none.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[^/]*:\d+(?:[/?#]|$)/.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || address.length > longest || /\s/.test(address) || !/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || /[^.]\.[^.]/.test(hostname) ? address : null;
}

/**
 * What two addresses of one site have in common (section 2.10): lower-case host without `www.`, no scheme, default port,
 * fragment or slash at the end; the path and the sorted query are kept. Null for what is no web address.
 */
export function urlKey(text: string | null): string | null {
  const address = text === null ? null : webAddress(text);
  if (address === null) return null;
  const url = new URL(address);
  const host = url.host.replace(/:(?:80|443)$/, '').replace(/^www\./, '');
  const query = url.search.slice(1).split('&').filter(Boolean).sort().join('&');
  return `${host}${url.pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
}
