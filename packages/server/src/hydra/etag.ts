import { createHash } from 'node:crypto';

/** The version of a resource that people edit (section 2.7). */
export const versionTag = (noun: string, id: number, version: number): string =>
  `"${noun}-${id}-${version}"`;

/** The content of a look-up. */
export const contentTag = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const tagsOf = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** `If-Match`: strong comparison, so that a weak tag never matches; `*` matches any version. */
export const matchesStrongly = (header: string, tag: string): boolean =>
  header.trim() === '*' || tagsOf(header).includes(tag);

/** `If-None-Match`: weak comparison. */
export const matchesWeakly = (header: string, tag: string): boolean =>
  header.trim() === '*' || tagsOf(header).some((given) => given.replace(/^W\//, '') === tag);
