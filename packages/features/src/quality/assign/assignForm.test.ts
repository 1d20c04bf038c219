import { expect, it } from 'vitest';
import { archivedProblem, assignForm, toAssignValues } from './assignForm.ts';

const ada = { id: 1, first_name: 'Ada', last_name: 'King', archived: false };
const archie = { id: 2, first_name: 'Archie', last_name: 'Gone', archived: true };

it('B-VAL-046 somebody is required, and nobody who is archived', () => {
  expect(assignForm.reasonNotSavable({ assigned_to: [] })).toBe('Assigned To: This is required');
  expect(assignForm.reasonNotSavable({ assigned_to: ['1'] })).toBeUndefined();
  expect([
    archivedProblem(['1'], [ada, archie]),
    archivedProblem(['1', '2'], [ada, archie]),
  ]).toEqual([undefined, 'A. Gone is archived: choose somebody else']);
});

it('begins with the present people who are not archived', () => {
  expect(toAssignValues([archie, ada])).toEqual({ assigned_to: ['1'] });
});
