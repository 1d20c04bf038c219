import { threeWayMerge } from '@console/ui/threeWayMerge.ts';
import { describe, expect, it } from 'vitest';
import {
  emptyRow,
  readRow,
  reasonNotSavable,
  rowProblems,
  rowsOf,
  sameAliases,
  toAliasesWrite,
  writeRow,
} from './aliasSet.ts';

const row = (alias: string, type = 'name', purpose = 'synonym') =>
  writeRow({ alias, type, purpose });

describe('a row of the editor', () => {
  it('reads as it was written', () => {
    const alias = { alias: 'A "quoted", one', type: 'url', purpose: 'career center' };
    expect(readRow(writeRow(alias))).toEqual(alias);
    expect(rowsOf({ aliases: [{ '@id': null, id: 4, ...alias }] })).toEqual([writeRow(alias)]);
  });
  it.each(['', 'null', '{}', '[1,2,3]', '["a"]'])('is empty where a draft holds %j', (damaged) => {
    expect(writeRow(readRow(damaged))).toBe(emptyRow);
  });
  it.each([
    [row(' '), 'This is required', undefined],
    [row('Acme', 'name', ''), undefined, 'This is required'],
    [row('abc', 'url'), 'Not a valid URL', undefined],
    [row('acme.example', 'url', ''), undefined, 'This is required'],
    [row('acme.example', 'url'), undefined, undefined],
  ])('%s has these problems (B-VAL-036, B-VAL-037)', (text, alias, purpose) => {
    expect(rowProblems(text)).toEqual({ alias, purpose });
  });
  it('is named where it cannot be saved', () => {
    expect(reasonNotSavable([row('Acme'), row('abc', 'url')])).toBe('Alias 2: Not a valid URL');
    expect(reasonNotSavable([row('Acme', 'name', '')])).toBe('Purpose 1: This is required');
    expect(reasonNotSavable([])).toBeUndefined();
  });
});

describe('the set', () => {
  it.each([
    [[row('A'), row('B')], [row('B'), row('A')], true],
    [[row('A')], [row('A'), row(' A ')], true],
    [[row('a.example', 'url')], [row('https://a.example', 'url')], true],
    [[row('A')], [row('A', 'name', 'merger')], false],
    [[row('A')], [], false],
  ])('%j against %j: the same is %j (B-VAL-038)', (one, other, same) => {
    expect(sameAliases(one, other)).toBe(same);
  });
  it('is sent whole, with the scheme of its URLs (B-API-036)', () => {
    expect(toAliasesWrite([row(' Acme Inc '), row('acme.example', 'url', 'merger')])).toEqual({
      aliases: [
        { alias: 'Acme Inc', type: 'name', purpose: 'synonym' },
        { alias: 'https://acme.example', type: 'url', purpose: 'merger' },
      ],
    });
  });
  it('merges with what somebody else has saved', () => {
    const [kept, gone, mine, theirs] = [row('Kept'), row('Gone'), row('Mine'), row('Theirs')];
    expect(
      threeWayMerge(
        { aliases: [kept, gone] },
        { aliases: [kept, mine] },
        { aliases: [kept, gone, theirs] },
      ),
    ).toEqual({ merged: { aliases: [kept, theirs, mine] }, conflicts: [] });
  });
});
