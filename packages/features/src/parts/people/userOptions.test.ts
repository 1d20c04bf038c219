import { describe, expect, it } from 'vitest';
import { userLabel } from './userLabel.ts';
import { assigneeOptions, userOptions } from './userOptions.ts';

describe('what people are called', () => {
  it.each([
    ['Ada', 'King', 'A. King'],
    [' Ada ', ' King ', 'A. King'],
    ['🚀 Rocket', 'Man', '🚀. Man'],
    ['Ægir', 'Larsen', 'Æ. Larsen'],
    ['', 'King', 'King'],
    ['Ada', '', 'Ada'],
    ['', ' ', '–'],
    ['<i>Robert</i>', '"; DROP TABLE', '<. "; DROP TABLE'],
  ])('B-DAT-020 %j %j is labelled %s', (first_name, last_name, label) => {
    expect(userLabel({ first_name, last_name })).toBe(label);
  });
});

const person = (id: number, first_name: string, last_name: string, archived = false) => ({
  id,
  first_name,
  last_name,
  email: `person-${id}@console.test`,
  archived,
});
const people = [
  person(1, 'Archie', 'Adams', true),
  person(2, 'Zoe', 'King'),
  person(3, 'Ada', 'King'),
  person(4, 'Bo', 'Chen'),
];

it('B-DAT-021 whoever has left stands last and says so; the others by last name', () => {
  const options = userOptions(people);
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['4', 'B. Chen'],
    ['3', 'A. King'],
    ['2', 'Z. King'],
    ['1', 'A. Adams (Archived)'],
  ]);
  expect(options[0]).toMatchObject({ alsoNamed: 'Bo Chen', detail: 'person-4@console.test' });
});

it('work is given to nobody who has left, unless they are chosen already', () => {
  const values = (chosen: string[]) => assigneeOptions(people, chosen).map(({ value }) => value);
  expect([values([]), values(['1'])]).toEqual([
    ['4', '3', '2'],
    ['4', '3', '2', '1'],
  ]);
});
