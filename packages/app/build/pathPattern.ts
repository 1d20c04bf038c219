const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The source of a regular expression for the raw pathnames of a route, with or without a slash at
 * the end.
 */
export function pathPattern(path: string): string {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
      if (name === undefined) return `/${segment.replaceAll(LITERAL, String.raw`\$&`)}`;
      return optional ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return `^${path === '/' ? '' : segments.join('')}/?$`;
}
