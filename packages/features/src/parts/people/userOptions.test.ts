import { describe, expect, it } from 'vitest';
import { userLabel } from './userLabel.ts';
import { userOptions } from './userOptions.ts';

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

it('B-DAT-021 whoever has left stands last and says so; the others by last name', () => {
  const person = (id: number, first_name: string, last_name: string, archived = false) => ({
    id,
    first_name,
    last_name,
    archived,
  });
  expect(
    userOptions([
      person(1, 'Archie', 'Adams', true),
      person(2, 'Zoe', 'King'),
      person(3, 'Ada', 'King'),
      person(4, 'Bo', 'Chen'),
    ]),
  ).toEqual([
    { value: '4', label: 'B. Chen' },
    { value: '3', label: 'A. King' },
    { value: '2', label: 'Z. King' },
    { value: '1', label: 'A. Adams (Archived)' },
  ]);
});
