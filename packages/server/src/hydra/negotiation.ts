import { notAcceptable } from './problem.ts';

export const JSON_LD = 'application/ld+json';
export const JSON_PLAIN = 'application/json';
export const CSV = 'text/csv';

type Wish = { type: string; quality: number };

function wishesOf(accept: string): Wish[] {
  const wishes = accept.split(',').flatMap((part): Wish[] => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return type === '' ? [] : [{ type, quality: quality === undefined ? 1 : Number(quality) || 0 }];
  });
  return wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
}

/**
 * The media type of the answer (section 2.2). No Accept, any type and HTML (a person typing the
 * address) get the first supported one.
 *
 * @throws Problem 406
 */
export function negotiate(
  accept: string | undefined,
  supported: readonly [string, ...string[]],
): string {
  if (accept === undefined || accept.trim() === '') return supported[0];
  for (const { type } of wishesOf(accept)) {
    if (type === '*/*' || type === 'text/html') return supported[0];
    const found = supported.find(
      (candidate) =>
        candidate === type || (type.endsWith('/*') && candidate.startsWith(type.slice(0, -1))),
    );
    if (found !== undefined) return found;
  }
  throw notAcceptable(accept.slice(0, 200), supported);
}
