import type { ListQuery } from '@console/api/core/listQuery';
import { plainNumber } from '@console/ui/numbers.ts';
import { plainText } from '@console/ui/plainText.ts';
import { endOfDay, parseDay, startOfDay, toUnixSeconds, toUtcText, type Day } from './days.ts';

/** One parameter of the address, decoded once. `raw` is its text as it was written. */
export interface AddressParam {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

/** Reads a query string as browsers do: `+` is a space, and a broken escape stays text. */
export function parseAddress(search: string): readonly AddressParam[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .flatMap((raw) => [...new URLSearchParams(raw)].map(([name, value]) => ({ name, value, raw })));
}

const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

/** Writes `name=value`. The brackets of a name are not escaped. */
export const formatParam = (name: string, value: string): string =>
  `${encoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${encoded(value)}`;

/**
 * Reads one filter from the address and writes it. `undefined` means "not set". An invalid value is
 * dropped, and the others are kept; what would be dropped is not written. `owns` says which
 * parameters are spellings of the filter `name`, and `decode` gets only those. `emptyName` names
 * the parameter that is written without a value when a filter with a default is off.
 */
export interface ParamCodec<T> {
  readonly owns: (param: string, name: string) => boolean;
  readonly decode: (params: readonly AddressParam[], name: string) => T | undefined;
  readonly encode: (value: T, name: string) => readonly (readonly [name: string, value: string])[];
  readonly emptyName: (name: string) => string;
}

export interface Range<T> {
  from?: T;
  to?: T;
}

const single = <T>(parse: (text: string) => T | undefined): ParamCodec<T> => ({
  owns: (param, name) => param === name,
  decode: ([param]) => param && parse(param.value.trim()),
  encode: (value, name) => (parse(String(value)) === undefined ? [] : [[name, String(value)]]),
  emptyName: (name) => name,
});

const anyText = (raw: string) => plainText(raw) || undefined;

export const text = (): ParamCodec<string> => single(anyText);

export const oneOf = <const O extends string>(options: readonly O[]): ParamCodec<O> =>
  single((raw) => options.find((option) => option === raw));

export const flag = (): ParamCodec<true> =>
  single((raw) => (raw === 'true' || raw === '1' ? true : undefined));

interface ManySpelling {
  /** Another name that is read, too, such as `tags` for `tag`. */
  alsoNamed?: string;
  /**
   * True when the plain name is written for each value instead of `name[]`. A list with commas is
   * then read, too.
   */
  plainName?: boolean;
}

/**
 * Reads `name[]=a&name[]=b`, `name[0]=a`, `name=a&name=b` and `name=a`. Writes the first form, or
 * the third one with `plainName`.
 */
const many = <T extends string>(
  parse: (text: string) => T | undefined,
  { alsoNamed, plainName }: ManySpelling,
): ParamCodec<readonly T[]> => {
  const written = (name: string) => (plainName ? name : `${name}[]`);
  return {
    owns: (param, name) => [name, alsoNamed].includes(param.replace(/\[\d*\]$/, '')),
    decode: (params) => {
      const raw = params.flatMap(({ value }) => (plainName ? value.split(',') : [value]));
      const known = raw.map((item) => parse(item.trim())).filter((item) => item !== undefined);
      return known.length > 0 ? [...new Set(known)] : undefined;
    },
    encode: (value, name) =>
      value.flatMap((item) => (parse(item) === undefined ? [] : [[written(name), item] as const])),
    emptyName: written,
  };
};

/** Several of the options. An underscore is read as a hyphen. */
export const manyOf = <const O extends string>(
  options: readonly O[],
  spelling: ManySpelling = {},
): ParamCodec<readonly O[]> =>
  many(
    (raw) => options.find((option) => option === raw || option === raw.replaceAll('_', '-')),
    spelling,
  );

/** Several texts that only the server knows, such as names of ATS or reason codes. */
export const manyTexts = (spelling: ManySpelling = {}): ParamCodec<readonly string[]> =>
  many(anyText, spelling);

const LARGEST_ID = 2_147_483_647;

/**
 * Reads a record's id from an address or a field: the digits of a positive 32-bit integer. Returns
 * undefined for any other text.
 */
export function parseId(raw: string): string | undefined {
  const id = /^\d{1,10}$/.test(raw) ? Number(raw) : 0;
  return id > 0 && id <= LARGEST_ID ? String(id) : undefined;
}

/** The id of one record. */
export const recordId = (): ParamCodec<string> => single(parseId);

export const idList = (spelling: ManySpelling = {}): ParamCodec<readonly string[]> =>
  many(parseId, spelling);

const range = <T extends string | number>(
  parse: (text: string) => T | undefined,
): ParamCodec<Range<T>> => ({
  owns: (param, name) =>
    [`${name}[GTE]`, `${name}[LTE]`].includes(
      param.replace(/\[[gl]te\]$/, (suffix) => suffix.toUpperCase()),
    ),
  decode: (params) => {
    const bound = (suffix: string) => {
      const raw = params.find((param) => param.name.toUpperCase().endsWith(suffix));
      return raw && parse(raw.value.trim());
    };
    const [from, to] = [bound('[GTE]'), bound('[LTE]')];
    return from === undefined && to === undefined
      ? undefined
      : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  },
  encode: ({ from, to }, name) =>
    ([`${name}[GTE]`, `${name}[LTE]`] as const).flatMap((bound, index) => {
      const value = String([from, to][index] ?? '');
      return parse(value) === undefined ? [] : [[bound, value] as const];
    }),
  emptyName: (name) => `${name}[GTE]`,
});

/** `name[GTE]` and `name[LTE]`. The range includes both bounds. The lower-case names are read, too. */
export const numberRange = (): ParamCodec<Range<number>> =>
  range((raw) => {
    const plain = plainNumber(raw);
    return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
  });

/** Calendar days, written as `2026-11-21`. Unix seconds are read, too. */
export const dayRange = (): ParamCodec<Range<Day>> => range(parseDay);

type WireFilters = ListQuery['filters'];

/** The bounds as `name[gte]` and `name[lte]`. The range includes both. */
export const asNumbers =
  (name: string) =>
  ({ from, to }: Range<number>): WireFilters => ({ [`${name}[gte]`]: from, [`${name}[lte]`]: to });

/**
 * The bounds of a range of whole numbers. A lower bound is rounded up, and an upper bound is
 * rounded down.
 */
export const asWholeNumbers =
  (name: string) =>
  ({ from, to }: Range<number>): WireFilters =>
    asNumbers(name)({
      from: from === undefined ? undefined : Math.ceil(from),
      to: to === undefined ? undefined : Math.floor(to),
    });

/**
 * The bounds as Unix seconds: the first second of the first day and the last second of the last
 * day, in the browser's zone.
 */
export const asInstants =
  (name: string) =>
  ({ from, to }: Range<Day>): WireFilters => ({
    [`${name}[gte]`]: from === undefined ? undefined : toUnixSeconds(startOfDay(from)),
    [`${name}[lte]`]: to === undefined ? undefined : toUnixSeconds(endOfDay(to)),
  });

/** The same bounds as texts in UTC, for `name[after]` and `name[before]`. */
export const asUtcTexts =
  (name: string) =>
  ({ from, to }: Range<Day>): WireFilters => ({
    [`${name}[after]`]: from === undefined ? undefined : toUtcText(startOfDay(from)),
    [`${name}[before]`]: to === undefined ? undefined : toUtcText(endOfDay(to)),
  });
