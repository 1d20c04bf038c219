// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllRecords, recentKey } from './recentKey.ts';
import {
  removeRecentRecord,
  addRecentRecord,
  recentRecords,
  type RecordKind,
} from './recentRecords.ts';

const ME = 7;
const note = (kind: RecordKind, id: number, title = `${kind} ${id}`) =>
  addRecentRecord(ME, { kind, id, title });
const titles = (userId = ME) => recentRecords(userId).map(({ title }) => title);

beforeEach(() => localStorage.clear());

describe('the records that were opened lately', () => {
  it('H-PAL-008 are twenty at most, the last one first, none of them twice', () => {
    for (let id = 1; id <= 25; id += 1) note('entity', id);
    note('scrape', 20);
    note('entity', 10, 'Acme, renamed');
    expect(titles()).toHaveLength(20);
    expect(titles().slice(0, 3)).toEqual(['Acme, renamed', 'scrape 20', 'entity 25']);
    expect(titles().filter((title) => title.includes('10'))).toEqual([]);
  });

  it('H-PAL-008 are those of one person, and are forgotten on demand', () => {
    note('job', 1);
    addRecentRecord(8, { kind: 'job', id: 2, title: 'of somebody else' });
    expect(titles()).toEqual(['job 1']);
    forgetAllRecords(ME);
    expect(titles()).toEqual([]);
    expect(titles(8)).toEqual(['of somebody else']);
  });

  it('H-PAL-009 lose one that the server does not have', () => {
    note('job', 1);
    note('entity', 1);
    removeRecentRecord(ME, { kind: 'job', id: 1 });
    removeRecentRecord(ME, { kind: 'scrape', id: 1 });
    expect(titles()).toEqual(['entity 1']);
  });

  it.each([
    'broken',
    'null',
    '{}',
    '7',
    '[null, 1, "x", {}, {"kind":"tag","id":1,"title":"a"}, {"kind":"job","id":"1","title":"a"}, {"kind":"job","id":1}]',
  ])('survive a local storage that holds %s', (kept) => {
    localStorage.setItem(recentKey(ME), kept);
    expect(titles()).toEqual([]);
    note('job', 3);
    expect(titles()).toEqual(['job 3']);
  });

  it('survive a full local storage, and keep no endless title', () => {
    note('job', 1, 'x'.repeat(5000));
    expect(titles()[0]).toHaveLength(200);
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem.bind(localStorage),
      setItem: () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    });
    expect(() => note('job', 2)).not.toThrow();
    vi.unstubAllGlobals();
    expect(titles()).toHaveLength(1);
  });
});
