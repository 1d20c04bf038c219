import { webHref } from './webHref.ts';

interface ExternalLinkProps {
  /** Shown as it is; a link only where it is http or https. */
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
