/** Addresses that the server answers itself; the router knows nothing of them. */
const serverPaths = ['/api/', '/oauth-agent/', '/dev-idp/', '/legacy/', '/config.json'];

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** The console's own address behind a link, or undefined where the link leads out of it. */
export function addressOf(
  link: Pick<HTMLAnchorElement, 'href' | 'origin' | 'hasAttribute' | 'target'>,
  origin: string,
): string | undefined {
  if (
    link.origin !== origin ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return undefined;
  const { pathname, search, hash } = new URL(link.href);
  return serverPaths.some((path) => pathname.startsWith(path))
    ? undefined
    : pathname + search + hash;
}

/** A plain click, as opposed to one that asks for a new tab, a new window or a menu. */
export const isPlain = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.altKey;
