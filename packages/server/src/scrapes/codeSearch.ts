import { invalidSearch } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { canSearchCode } from '@console/api/scrapes/rules';
import { sql, type SQL } from 'drizzle-orm';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { anyOf, readFlag } from '../hydra/filters.ts';
import type { PostFilter } from '../hydra/postFilter.ts';
import { codeTrigrams } from './codeTrigrams.ts';

export const CODE_TYPES = ['spider', 'parser'] as const;
export type CodeType = (typeof CODE_TYPES)[number];

/** The largest total that is exact. See docs/contract.md#code-search. */
const COUNT_TO = 1000;

/** Whether rows have their code. Any of the three parameters asks for it. */
export const asksForCode = (params: QueryParams): boolean =>
  ['code_search', 'spider_code', 'parser_code'].some((name) => params.one(name) !== undefined);

/**
 * The scripts that are searched. When neither parameter is true, or both are, both scripts are
 * searched.
 */
function searchedTypes(params: QueryParams): readonly CodeType[] {
  const chosen = CODE_TYPES.filter((type) => readFlag(params, `${type}_code`) === true);
  return chosen.length === 0 ? CODE_TYPES : chosen;
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/**
 * The position of a text in a code, counted from 1, in any case. It is 0 when the code does not
 * have the text. ASCII text is lowered byte by byte, which takes a third of the time. Other letters
 * need ICU, because the embedded engine's own lower() does not know them.
 */
export const placeIn = (code: SQL, text: string): SQL<number> =>
  isAscii(text)
    ? sql<number>`strpos(lower(${code} COLLATE "C"), ${text.toLowerCase()}::text)`
    : sql<number>`strpos(lower(${code} COLLATE "und-x-icu"), lower(${text}::text COLLATE "und-x-icu"))`;

/**
 * Reads the searched text.
 *
 * @throws Problem 400 for a text without three letters or digits in a row, which the index needs
 */
export function searchedText(params: QueryParams): string | undefined {
  const text = params.one('code_search');
  if (text === undefined) return undefined;
  if (!canSearchCode(text))
    throw invalidSearch('code_search needs three letters or digits in a row.');
  return text;
}

/** A combo keeps its former parser code. That code is not answered, so a search must not find it. */
const isServed = sql`NOT (${scrape.isCombo} AND ${scrapeCode.codeType} = 'parser')`;

/** Reads `code_search`, which finds scrapes with this text in their code. */
export function codePostFilter(params: QueryParams): PostFilter | undefined {
  const text = searchedText(params);
  const types = sql`${scrapeCode.codeType} = ANY(${sql.param([...searchedTypes(params)])}::text[])`;
  if (text === undefined) return undefined;
  return {
    countTo: COUNT_TO,
    key: JSON.stringify([text, searchedTypes(params)]),
    // In an array the ids are looked up one after the other in order, which takes half the time of
    // a semi-join of so many.
    candidates: sql`${scrape.id} = ANY(ARRAY(SELECT ${scrapeCode.scrapeId} FROM ${scrapeCode}
      WHERE code_trigrams(${scrapeCode.code}) COLLATE "C" @> ${sql.param(codeTrigrams(text))}::text[] AND ${types}))`,
    async recheck(executor, ids) {
      // In a CASE the planner leaves the subquery as it is, so the second code is read only when
      // the first has no match.
      const found = await executor.select({ id: scrape.id }).from(scrape)
        .where(sql`${anyOf(scrape.id, ids)} AND CASE WHEN EXISTS (
        SELECT FROM ${scrapeCode} WHERE ${scrapeCode.scrapeId} = ${scrape.id} AND ${types} AND ${isServed}
          AND ${placeIn(sql`${scrapeCode.code}`, text)} > 0) THEN true ELSE false END`);
      return new Set(found.map(({ id }) => id));
    },
  };
}
