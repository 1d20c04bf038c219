/** The ETag of a record that people edit. See docs/contract.md#versions. */
export const versionTag = (noun: string, id: number, version: number): string =>
  `"${noun}-${id}-${version}"`;

const tagsOf = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** Compares `If-Match` strongly, so that a weak tag never matches. `*` matches any version. */
export const matchesStrongly = (header: string, tag: string): boolean =>
  header.trim() === '*' || tagsOf(header).includes(tag);

/** Compares `If-None-Match` weakly. */
export const matchesWeakly = (header: string, tag: string): boolean =>
  header.trim() === '*' || tagsOf(header).some((given) => given.replace(/^W\//, '') === tag);
