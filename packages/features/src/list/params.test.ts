import { describe, expect, test } from 'vitest';
import {
  asInstants,
  asNumbers,
  asWholeNumbers,
  dayRange,
  flag,
  formatParam,
  idList,
  manyOf,
  manyTexts,
  numberRange,
  oneOf,
  parseAddress,
  text,
  type ParamCodec,
} from './params.ts';

const decode = <T>(codec: ParamCodec<T>, name: string, search: string) =>
  codec.decode(
    parseAddress(search).filter((param) => codec.owns(param.name, name)),
    name,
  );
const encode = <T>(codec: ParamCodec<T>, name: string, value: T) =>
  codec
    .encode(value, name)
    .map(([param, item]) => formatParam(param, item))
    .join('&');

const tags = idList({ alsoNamed: 'tags' });
const sizes = manyOf(['25', '50', '75'], { plainName: true });

describe('every accepted spelling is read, bad values are dropped alone', () => {
  test.each<[string, ParamCodec<unknown> | { decode: unknown }, string, string, unknown]>([
    ['text', text(), 'ticker', 'ticker=%20NVDA+', 'NVDA'],
    ['text, decoded once', text(), 'ticker', 'ticker=%2541', '%41'],
    ['text, broken escape', text(), 'ticker', 'ticker=100%', '100%'],
    ['text, empty', text(), 'ticker', 'ticker=', undefined],
    ['text, pasted from a table', text(), 'ticker', 'ticker=a%09b%00+%0Ac', 'a b c'],
    ['text, blank', text(), 'ticker', 'ticker=%00+', undefined],
    ['oneOf', oneOf(['a', 'b']), 'kind', 'kind=b', 'b'],
    ['oneOf, unknown', oneOf(['a', 'b']), 'kind', 'kind=c', undefined],
    ['flag', flag(), 'on', 'on=1', true],
    ['flag, true', flag(), 'on', 'on=true', true],
    ['flag, no', flag(), 'on', 'on=0', undefined],
    ['ids, brackets', tags, 'tag', 'tag[]=1&tag%5B%5D=2', ['1', '2']],
    ['ids, indexed', tags, 'tag', 'tag[0]=3&tag[1]=4', ['3', '4']],
    ['ids, repeated', tags, 'tag', 'tag=3&tag=4', ['3', '4']],
    ['ids, single', tags, 'tag', 'tag=3', ['3']],
    ['ids, the other name', tags, 'tag', 'tags[]=3&tag[]=3&tags=5', ['3', '5']],
    [
      'ids, bad ones dropped alone',
      tags,
      'tag',
      'tag[]=x&tag[]=7&tag[]=-1&tag[]=0&tag[]=99999999999&tag[]=007',
      ['7'],
    ],
    ['ids, a foreign key', tags, 'tag', 'tag[a]=3&tagged=4', undefined],
    ['many, comma', sizes, 'size', 'size=25,50&size=75,9', ['25', '50', '75']],
    ['many, a comma belongs to the value', manyTexts(), 'ats', 'ats[]=Smith,%20Co', ['Smith, Co']],
    ['numbers', numberRange(), 'jobs', 'jobs[GTE]=-3&jobs[LTE]=4.5', { from: -3, to: 4.5 }],
    ['numbers, lower case', numberRange(), 'jobs', 'jobs[gte]=3', { from: 3 }],
    ['numbers, one bad', numberRange(), 'jobs', 'jobs[GTE]=x&jobs[LTE]=4', { to: 4 }],
    ['numbers, all bad', numberRange(), 'jobs', 'jobs[GTE]=1e5&jobs[LTE]=NaN', undefined],
    [
      'days',
      dayRange(),
      'at',
      'at[GTE]=2026-11-21&at[LTE]=11/22/2026',
      { from: '2026-11-21', to: '2026-11-22' },
    ],
    [
      'numbers, as the console shows them',
      numberRange(),
      'n',
      'n[GTE]=−1,234.50%25',
      { from: -1234.5 },
    ],
    ['days, a year of two digits', dayRange(), 'at', 'at[GTE]=0026-04-13', undefined],
    ['days, no such day', dayRange(), 'at', 'at[GTE]=2026-02-30', undefined],
  ])('%s', (_, codec, name, search, expected) => {
    expect(decode(codec as ParamCodec<unknown>, name, search)).toEqual(expected);
  });
});

test('days: Unix seconds are read as the local day', () => {
  const noon = new Date(2026, 10, 21, 12).getTime() / 1000;
  expect(decode(dayRange(), 'at', `at[GTE]=${noon}`)).toEqual({ from: '2026-11-21' });
});

describe('one spelling is written, and it reads back the same', () => {
  test.each<[string, string, string]>([
    ['text', encode(text(), 'ticker', 'A&B [c]'), 'ticker=A%26B+%5Bc%5D'],
    ['ids', encode(tags, 'tag', ['1', '2']), 'tag[]=1&tag[]=2'],
    ['plain name', encode(sizes, 'size', ['25', '50']), 'size=25&size=50'],
    ['numbers', encode(numberRange(), 'jobs', { from: 0, to: 5 }), 'jobs[GTE]=0&jobs[LTE]=5'],
    ['days', encode(dayRange(), 'at', { to: '2026-11-21' }), 'at[LTE]=2026-11-21'],
    ['flag', encode(flag(), 'on', true), 'on=true'],
  ])('%s', (_, written, expected) => {
    expect(written).toBe(expected);
  });

  test.each<[string, string]>([
    ['a blank text', encode(text(), 'q', ' ')],
    ['a blank among texts', encode(manyTexts(), 'ats', ['\t'])],
    ['an id that is none', encode(tags, 'tag', ['x'])],
    ['a year of two digits', encode(dayRange(), 'at', { from: '0026-04-13' })],
  ])('%s, which would not be read, is not written', (_, written) => {
    expect(written).toBe('');
  });

  test('round trip of every kind', () => {
    expect(decode(text(), 'q', encode(text(), 'q', 'ä+b=c&d%41'))).toBe('ä+b=c&d%41');
    expect(decode(manyTexts(), 'ats', encode(manyTexts(), 'ats', ['Smith, Co', 'a/b']))).toEqual([
      'Smith, Co',
      'a/b',
    ]);
    expect(decode(numberRange(), 'n', encode(numberRange(), 'n', { from: -1.5 }))).toEqual({
      from: -1.5,
    });
  });
});

test('asks for numbers as they are, and for whole ones by the nearest inside', () => {
  expect(asNumbers('percent_change')({ from: -50.5, to: -1 })).toEqual({
    'percent_change[gte]': -50.5,
    'percent_change[lte]': -1,
  });
  expect(asWholeNumbers('num_jobs')({ from: 5.2, to: 20.9 })).toEqual({
    'num_jobs[gte]': 6,
    'num_jobs[lte]': 20,
  });
  expect(asWholeNumbers('num_jobs')({ to: 0 })).toEqual({
    'num_jobs[gte]': undefined,
    'num_jobs[lte]': 0,
  });
});

test('asks for days from their first second to their last, here', () => {
  expect(asInstants('last_time_reviewed')({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    'last_time_reviewed[gte]': new Date(2026, 10, 20).getTime() / 1000,
    'last_time_reviewed[lte]': new Date(2026, 10, 22).getTime() / 1000 - 1,
  });
  expect(
    asInstants('last_time_reviewed')({ from: '2026-11-20' })['last_time_reviewed[lte]'],
  ).toBeUndefined();
});
