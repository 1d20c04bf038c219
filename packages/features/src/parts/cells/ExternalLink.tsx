import styles from './ExternalLink.module.css';

/**
 * Returns the address if its scheme is http or https, otherwise undefined. An address from the
 * server may be anything, such as `javascript:`.
 */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** The short form of an address for a table cell: without scheme and `www.`. */
export const shortUrl = (address: string): string =>
  address.replace(/^https?:\/\//i, '').replace(/^www\./i, '');

interface ExternalLinkProps {
  /** The address. It is shown as plain text when its scheme is not http or https. */
  url: string | null;
}

/** A link to another site. It opens in a new tab, and that site learns nothing about the console. */
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

/** The length of an address that a column shows whole in any case. */
const SHORT = 24;
/** The number of characters at the end of a longer address that stay in sight. */
const TAIL = 10;

/**
 * The same link in a table cell. It shows the short form of the address, and its title is the whole
 * address. A long one is cut in the middle, because the addresses of one site begin alike.
 */
export function UrlCell({ url }: ExternalLinkProps) {
  if (!url) return '–';
  const href = webHref(url);
  const text = shortUrl(url);
  const head = text.length > SHORT && text.slice(0, -TAIL);
  return href ? (
    <a
      href={href}
      title={url}
      target="_blank"
      rel="noopener noreferrer"
      className={head ? styles.url : undefined}
    >
      {head ? <span>{head}</span> : text}
      {head && text.slice(-TAIL)}
    </a>
  ) : (
    url
  );
}
