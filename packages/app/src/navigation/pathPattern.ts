import type { RoutePath } from './matchPath.ts';

const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The source of a regular expression for the raw pathnames of a route, with or without a slash at
 * the end.
 */
export function pathPattern({ path, params }: RoutePath): string {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? [];
      if (name === undefined) return `/${segment.replaceAll(LITERAL, String.raw`\$&`)}`;
      const value = params?.[name]?.source.replaceAll(/^\^|\$$/g, '') ?? '[^/]+';
      return optional ? `(?:/${value})?` : `/${value}`;
    });
  return `^${path === '/' ? '' : segments.join('')}/?$`;
}
