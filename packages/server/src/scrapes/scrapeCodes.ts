import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import { CODE_TYPES, placeIn, type CodeType } from './codeSearch.ts';

/** The maximum size of each code in a list row, in bytes. See docs/contract.md#code-search. */
const MAX_BYTES = 65_536;

/**
 * The maximum size of all codes of a page, in bytes. Writing more would hold up other requests for
 * too long.
 */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** The number of rows that are read at a time. Other requests are answered in between. */
const BATCH = 100;

/**
 * The codes of a list row. A line number counts from 1 in the whole code. It is null when the text
 * is not in the code.
 */
export type RowCodes = {
  spider_code: string | null;
  parser_code: string | null;
  code_truncated: boolean;
  code_matches: Readonly<Record<CodeType, number | null>> | null;
};

/**
 * Cuts a code between two characters. `stream` drops the bytes of an incomplete last character,
 * which would otherwise be decoded to U+FFFD.
 */
const cut = (code: string, bytes: number): string =>
  Buffer.byteLength(code) <= bytes
    ? code
    : new TextDecoder().decode(Buffer.from(code).subarray(0, bytes), { stream: true });

/**
 * Reads the codes of these scrapes for the rows of a list. On a page of more than 32 rows each code
 * gets its share of the maximum of the page.
 *
 * @param text the searched text. The line of its first place is returned, since the cut may hide
 *   that place
 */
export async function rowCodes(
  executor: Executor,
  ids: readonly number[],
  text: string | undefined,
): Promise<ReadonlyMap<number, RowCodes>> {
  const most = Math.min(
    MAX_BYTES,
    Math.floor(MAX_PAGE_BYTES / CODE_TYPES.length / Math.max(1, ids.length)),
  );
  const codes = new Map<number, RowCodes>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await readCodes(executor, batch, text, most);
    for (const id of batch) codes.set(id, rowCode(id, rows, most, text));
  }
  return codes;
}

type CodeRow = {
  scrapeId: number;
  codeType: CodeType;
  head: string;
  bytes: number;
  line: number | null;
};

async function readCodes(
  executor: Executor,
  ids: readonly number[],
  text: string | undefined,
  most: number,
): Promise<ReadonlyMap<string, CodeRow>> {
  const code = sql`${scrapeCode.code}`;
  const place = text === undefined ? sql<number>`0` : placeIn(code, text);
  const rows = await executor
    .select({
      scrapeId: scrape.id,
      codeType: scrapeCode.codeType,
      // A character has at least one byte, so this many characters are enough.
      head: sql<string>`left(${code}, ${most})`,
      bytes: sql<number>`octet_length(${code})`,
      line: sql<number | null>`CASE WHEN ${place} > 0 THEN
        (SELECT length(head) - length(replace(head, E'\\n', '')) + 1 FROM (SELECT left(${code}, ${place} - 1)) AS before(head)) END`,
    })
    .from(scrape)
    .innerJoin(
      scrapeCode,
      sql`${scrapeCode.scrapeId} = ${scrape.id} AND NOT (${scrape.isCombo} AND ${scrapeCode.codeType} = 'parser')`,
    )
    .where(anyOf(scrape.id, ids));
  return new Map(rows.map((row) => [`${row.scrapeId} ${row.codeType}`, row]));
}

function rowCode(
  id: number,
  rows: ReadonlyMap<string, CodeRow>,
  most: number,
  text: string | undefined,
): RowCodes {
  const [spider, parser] = CODE_TYPES.map((type) => rows.get(`${id} ${type}`));
  return {
    spider_code: spider === undefined ? null : cut(spider.head, most),
    parser_code: parser === undefined ? null : cut(parser.head, most),
    code_truncated: [spider, parser].some((row) => row !== undefined && row.bytes > most),
    code_matches:
      text === undefined ? null : { spider: spider?.line ?? null, parser: parser?.line ?? null },
  };
}
