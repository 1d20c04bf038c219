/**
 * The address of a link, only where it is http or https: an address from the server may be
 * anything, a script too.
 */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** An address as a table cell shows it: what all of them begin with is left out. */
export const shortUrl = (address: string): string =>
  address.replace(/^https?:\/\//i, '').replace(/^www\./i, '');

interface ExternalLinkProps {
  /** A link only where it is http or https, else plain text. */
  url: string | null;
}

/** Another site, opened in a new tab that learns nothing of this one. */
export function ExternalLink({ url }: ExternalLinkProps) {
  if (!url) return '–';
  const href = webHref(url);
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  ) : (
    url
  );
}

/** The same link in a table cell, shown in short; its title has the whole address. */
export function UrlCell({ url }: ExternalLinkProps) {
  if (!url) return '–';
  const href = webHref(url);
  return href ? (
    <a href={href} title={url} target="_blank" rel="noopener noreferrer">
      {shortUrl(url)}
    </a>
  ) : (
    url
  );
}
