import { describe, expect, it } from 'vitest';
import { fold, foldWithPlaces } from './fold.ts';
import { indexOf, ranked, search, type Findable } from './rank.ts';

/** Labels in the order found, what was marked in brackets. */
function found(entries: readonly (string | Findable)[], text: string): readonly string[] {
  const index = indexOf(entries.map((one) => (typeof one === 'string' ? { label: one } : one)));
  return search(index, text, { hasGaps: true }).map(({ entry: { label }, marks }) =>
    marks.reduceRight(
      (marked, [from, to]) =>
        `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      label,
    ),
  );
}

describe('fold', () => {
  it.each([
    ['Müller', 'muller'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['GROẞ', 'gross'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'igdir'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['e\u0301te\u0301', 'ete'],
    ['４７１１', '4711'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['a\u200fb\u2066c', 'abc'],
    ['कि', 'कि'],
    ['❤️', '❤'],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('maps each character to its source, a grapheme of several code points as one', () => {
    expect(foldWithPlaces('Aß👩‍💻e\u0301')).toEqual({
      text: 'ass👩💻e',
      from: [0, 1, 1, 2, 2, 2, 2, 7],
      to: [1, 2, 2, 7, 7, 7, 7, 9],
    });
  });
});

describe('search', () => {
  it('H-PAL-006 puts the start of the label before starts of words, these before words, these before letters in order', () => {
    expect(
      found(
        [
          'Unassign the row',
          'Ask later: set sig',
          'Assign the row',
          'The row to assign',
          'Alas: sing',
        ],
        'assig',
      ),
    ).toEqual([
      '[Assig]n the row',
      'The row to [assig]n',
      'Un[assig]n the row',
      '[As]k later: [s]et s[ig]',
      '[A]la[s]: [si]n[g]',
    ]);
    expect(found(['Previous row', 'Power', 'Next row', 'Borrow'], 'row')).toEqual([
      'Previous [row]',
      'Next [row]',
      'Bor[row]',
    ]);
    expect(found(['Scrapes With No Jobs', 'Code Search'], 'swj')).toEqual([
      '[S]crapes [W]ith No [J]obs',
    ]);
  });

  it('H-PAL-006 takes the whole label first, and of equals the one that was opened last', () => {
    expect(
      found(
        [
          { label: 'Acme Ltd' },
          { label: 'Acme North', recent: 4 },
          { label: 'Acme South', recent: 1 },
          { label: 'Acme' },
        ],
        'acme',
      ),
    ).toEqual(['[Acme]', '[Acme] South', '[Acme] North', '[Acme] Ltd']);
  });

  it('finds words in any order, also in what stands beside the label, and marks only the label', () => {
    expect(found(['All Entities List', 'Entity tabs'], 'list ent')).toEqual([
      'All [Ent]ities [List]',
    ]);
    const job = { label: 'Nurse', detail: 'Job 51' };
    expect(found([job], 'job 51')).toEqual(['Nurse']);
    expect(found([job], '51 nur')).toEqual(['[Nur]se']);
    expect(found([job], 'nj5')).toEqual([]);
  });

  it.each([
    ['Müller & Söhne', 'muller sohne', '[Müller] & [Söhne]'],
    ['Mu\u0308ller', 'mull', '[Mu\u0308ll]er'],
    ['Weiße Straße', 'strasse', 'Weiße [Straße]'],
    ['L’Oréal', "l'ore", '[L’Oré]al'],
    ['Weiße Straße', 'weis', '[Weiß]e Straße'],
    ['İstanbul Işık', 'istanbul isik', '[İstanbul Işık]'],
    ['DIYARBAKIR', 'diyarbakır', '[DIYARBAKIR]'],
    ['Team 👩‍💻 Berlin', '👩', 'Team [👩‍💻] Berlin'],
    ['Team 🚀', '🚀', 'Team [🚀]'],
    ['شركة النور', 'النور', 'شركة [النور]'],
    ['חברת חשמל', 'חשמל', 'חברת [חשמל]'],
    ['日本電気株式会社', '電気', '日本[電気]株式会社'],
    ['A.B.C. Holding', 'b.c', 'A.[B.C]. Holding'],
    ['C++ (Spider)', 'c++', '[C++] (Spider)'],
    ['a aa aaa', 'aaa aa', 'a [aa] [aaa]'],
    ['Acme', '  ACME  ', '[Acme]'],
  ])('in %s finds %s', (label, text, marked) => expect(found([label], text)).toEqual([marked]));

  it.each([
    ['nvid', ['Nvidia', 'Big Nvidia', 'Winvid']],
    ['priya', ['P. Raman', 'M. Lopriyan']],
    ['raman p', ['P. Raman']],
    ['priya.r@', ['P. Raman']],
    ['yan', ['M. Lopriyan']],
    ['rmn', []],
  ])('%s finds options without gaps, by another name as by the label', (text, labels) => {
    const options = [
      { label: 'Winvid' },
      { label: 'M. Lopriyan', alsoNamed: 'Maria Lopriyan' },
      { label: 'Big Nvidia' },
      { label: 'P. Raman', alsoNamed: 'Priya Raman', detail: 'priya.r@console.test' },
      { label: 'Nvidia' },
    ];
    const all = search(indexOf(options), text).map(({ entry: { label } }) => label);
    expect(all).toEqual(labels);
  });

  it('keeps at the end what the server found by something else', () => {
    expect(
      ranked([{ label: 'Elsewhere' }, { label: 'Winvid' }, { label: 'Nvidia' }], 'nvid').map(
        ({ entry: { label } }) => label,
      ),
    ).toEqual(['Nvidia', 'Winvid', 'Elsewhere']);
  });

  it('finds nothing without a match, and everything for blanks', () => {
    expect(found(['Acme', 'Globex'], 'xyz')).toEqual([]);
    expect(found(['Acme', 'Globex'], ' \t ')).toEqual(['Acme', 'Globex']);
    expect(found(['Acme'], '\u200f')).toEqual(['Acme']);
    expect(found([''], 'a')).toEqual([]);
  });

  it('handles a thousand characters in text and label', () => {
    const long = 'x'.repeat(1000);
    expect(found([long, 'Acme'], long)).toEqual([`[${long}]`]);
    expect(found(['Acme'], 'a '.repeat(500))).toEqual(['[A]cme']);
    expect(found([`${long} end`], 'end')).toEqual([`${long} [end]`]);
    expect(found(['Acme'], '\\(.*+?[')).toEqual([]);
  });
});
