import { sql } from 'drizzle-orm';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { Session } from '../hydra/listDefinition.ts';
import { CODE_TYPES, placeIn, type CodeType } from './codeSearch.ts';

/** So much of each code a list row carries (section 0). */
const MAX_BYTES = 65_536;

/** The code of a list row. A line is counted from 1, in the whole code; null where the text does not stand. */
export type RowCodes = {
  spider_code: string | null;
  parser_code: string | null;
  code_truncated: boolean;
  code_matches: Readonly<Record<CodeType, number | null>> | null;
};

/** Cut at a character, not within one: what is left of the last one decodes to U+FFFD. */
const cut = (code: string): string =>
  Buffer.byteLength(code) <= MAX_BYTES ? code : new TextDecoder().decode(Buffer.from(code).subarray(0, MAX_BYTES), { stream: true });

/**
 * The codes of these scrapes, for the rows of a list.
 * @param text what was searched for: the line of its first place is told, since it may stand behind the cut
 */
export async function rowCodes(session: Session, ids: readonly number[], text: string | undefined): Promise<ReadonlyMap<number, RowCodes>> {
  const code = sql`${scrapeCode.code}`;
  const place = text === undefined ? sql<number>`0` : placeIn(code, text);
  const rows = await session
    .select({
      scrapeId: scrape.id,
      codeType: scrapeCode.codeType,
      // No character is shorter than a byte.
      head: sql<string>`left(${code}, ${MAX_BYTES})`,
      bytes: sql<number>`octet_length(${code})`,
      line: sql<number | null>`CASE WHEN ${place} > 0 THEN
        (SELECT length(head) - length(replace(head, E'\\n', '')) + 1 FROM (SELECT left(${code}, ${place} - 1)) AS before(head)) END`,
    })
    .from(scrape)
    .innerJoin(scrapeCode, sql`${scrapeCode.scrapeId} = ${scrape.id} AND NOT (${scrape.isCombo} AND ${scrapeCode.codeType} = 'parser')`)
    .where(anyOf(scrape.id, ids));
  return new Map(
    ids.map((id) => {
      const [spider, parser] = CODE_TYPES.map((type) => rows.find((row) => row.scrapeId === id && row.codeType === type));
      return [id, {
        spider_code: spider === undefined ? null : cut(spider.head),
        parser_code: parser === undefined ? null : cut(parser.head),
        code_truncated: [spider, parser].some((row) => row !== undefined && row.bytes > MAX_BYTES),
        code_matches: text === undefined ? null : { spider: spider?.line ?? null, parser: parser?.line ?? null },
      }];
    }),
  );
}
