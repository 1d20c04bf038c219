import { describe, expect, it } from 'vitest';
import { csvFileName, csvInstant, csvRecord } from './csv.ts';

describe('csv', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Semi;=1+1', '"Semi;=1+1"'],
    ['tab\t=1', '"tab\t=1"'],
    [' lead', '" lead"'],
    ['trail ', '"trail "'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['a=1', 'a=1'],
    ['עברית', 'עברית'],
    ['🍕', '🍕'],
  ])('writes the text %j as %j', (text, field) => {
    expect(csvRecord([text])).toBe(`${field}\r\n`);
  });

  it('leaves numbers bare, negative ones too, and null empty', () => {
    expect(csvRecord([-5, 1.5, null, 0])).toBe('-5,1.5,,0\r\n');
  });

  it('writes instants in UTC and the day into the file name', () => {
    expect(csvInstant(1795239600)).toBe('2026-11-21T05:40:00Z');
    expect(csvFileName('entities', new Date('2026-11-21T23:59:59Z'))).toBe(
      'entities-2026-11-21.csv',
    );
  });
});
