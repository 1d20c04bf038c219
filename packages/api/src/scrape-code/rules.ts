import { MESSAGES, UNSTORABLE } from '../core/hydra/messages.ts';

/** The intervals between two runs of a spider, in hours. */
export const SPIDER_FREQUENCIES = [24, 48, 72, 96, 120, 144, 168] as const;

/** The largest code of a scrape, and the largest job data of a test, in bytes of UTF-8. */
export const CODE_MAX_BYTES = 1024 * 1024;
export const JOB_DATA_MAX_BYTES = 64 * 1024;

/**
 * The reason why a code can be neither saved nor tested, with the line or the size that is at
 * fault. It is undefined when nothing is wrong.
 */
export function codeFault(
  code: string,
): { code: 'invalid_text' | 'too_long'; message: string } | undefined {
  const at = code.search(UNSTORABLE);
  if (at >= 0) {
    const line = code.slice(0, at).split(/\r\n?|\n/).length;
    const what = code[at] === '\0' ? 'a NUL character' : 'half a character (a lone surrogate)';
    return { code: 'invalid_text', message: `Line ${line} has ${what}, which cannot be stored.` };
  }
  const bytes = new TextEncoder().encode(code).length;
  if (bytes <= CODE_MAX_BYTES) return undefined;
  const [size, most] = [bytes, CODE_MAX_BYTES].map((count) => count.toLocaleString('en-US'));
  return { code: 'too_long', message: `${MESSAGES.too_long}: ${size} bytes of at most ${most}.` };
}

/** The proxy setting of a scrape that identifies itself. */
export const NO_PROXY = 'none';

/** The reason why a scrape accepts no change. It is undefined when it accepts changes. */
export function scrapeBlockReason(scrape: {
  archived: boolean;
  entity: { archived: boolean };
}): { code: 'scrape_archived' | 'entity_archived'; message: string } | undefined {
  if (scrape.archived) return { code: 'scrape_archived', message: 'The scrape is archived.' };
  return scrape.entity.archived
    ? { code: 'entity_archived', message: 'The entity is archived.' }
    : undefined;
}
