import { expect, it } from 'vitest';
import { assignProblem, toAssignValues } from './assignForm.ts';

const ada = { id: 1, first_name: 'Ada', last_name: 'King', archived: false };
const archie = { id: 2, first_name: 'Archie', last_name: 'Gone', archived: true };

it('B-VAL-046 somebody is needed, and nobody who has left', () => {
  expect([
    assignProblem([], [ada, archie]),
    assignProblem(['1'], [ada, archie]),
    assignProblem(['1', '2'], [ada, archie]),
  ]).toEqual(['This is required', undefined, 'A. Gone is archived: choose somebody else']);
});

it('begins with those who have it and are still here', () => {
  expect(toAssignValues([archie, ada])).toEqual({ assigned_to: ['1'] });
});
