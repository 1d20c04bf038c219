import { describe, expect, it } from 'vitest';
import { fromKeptNote, toKeptNote } from './repeatedNote.ts';

const elbit = {
  entity: 'Elbit Systems',
  avg: '1,297.29',
  latest: '0',
  change: '−1,297.29',
  date: '04/13/2026',
};
const other = { entity: 'R&D <Aero>', avg: '57', latest: '3', change: '−54', date: '04/14/2026' };
const TEMPLATES = [
  { name: 'Outage', text: '{entity}: engine outage on {date}, average {avg}, latest {latest}' },
  { name: 'Lines', text: 'Seen at {Entity}.\n\n"{avg}" & {nobody}' },
  { name: 'Average', text: '{avg}' },
  { name: 'Latest', text: '{latest}' },
];
const repeated = (note: string) => fromKeptNote(toKeptNote(note, TEMPLATES, elbit), elbit, other);

describe('a note that is repeated', () => {
  it.each([
    [
      'the text of a template, between words that were typed',
      '<p>Again. Elbit Systems: engine outage on 04/13/2026, average 1,297.29, latest 0. <b>Wait.</b></p>',
      '<p>Again. R&amp;D &lt;Aero&gt;: engine outage on 04/14/2026, average 57, latest 3. <b>Wait.</b></p>',
    ],
    [
      'a template of several lines, in a list',
      '<ul><li><p>Seen at Elbit Systems.</p></li><li><p></p></li><li><p>"1,297.29" &amp; {nobody}</p></li></ul>',
      '<ul><li><p>Seen at R&amp;D &lt;Aero&gt;.</p></li><li><p></p></li><li><p>"57" &amp; {nobody}</p></li></ul>',
    ],
    ['a template that is only a field', '<p>1,297.29</p><p>0</p>', '<p>57</p><p>3</p>'],
    [
      'what was typed, also where it looks like a field',
      '<p>Down {date}</p>',
      '<p>Down {date}</p>',
    ],
    ['a number that this row has too', '<p>3 of 10</p>', '<p>3 of 10</p>'],
  ])('H-TPL-011 is filled in for the row: %s', (_what, note, expected) => {
    expect(repeated(note)).toBe(expected);
  });

  it.each([
    ['the name', '<p>elbit systems is down</p>'],
    ['its first word', '<p>Asked Elbit.</p>'],
    ['a number, however it is written', '<p>Usually 1297.29 jobs</p>'],
    ['the day', '<p>Down since 04/13/2026</p>'],
    ['a template that was changed by hand', '<p>Elbit Systems: outage</p>'],
  ])('H-TPL-011 is left out where it was typed with %s of the former row', (_what, note) => {
    expect(repeated(note)).toBeUndefined();
  });

  it('H-TPL-011 stays as it was for another row of the same entity', () => {
    const note = '<p>Elbit Systems asked for 1,297.29</p>';
    expect(fromKeptNote(toKeptNote(note, [], elbit), elbit, { ...elbit, latest: '5' })).toBe(note);
  });
});
