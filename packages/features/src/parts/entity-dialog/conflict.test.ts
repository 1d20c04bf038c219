import { describe, expect, test } from 'vitest';
import { changedMeanwhile, differences } from './conflict.ts';
import { toFormValues } from './entityForm.ts';

describe('who changed it, and when', () => {
  test('from the sentence of the contract, in local time', () => {
    const at = new Date(2026, 10, 20, 9, 30).toISOString();
    expect(
      changedMeanwhile(
        `This entity was changed by Grace Hopper at ${at}. Reload it before saving.`,
      ),
    ).toMatch(/^Changed by Grace Hopper meanwhile \(11\/20\/2026 09:30 \S+\)\.$/);
  });

  test.each([
    ['Precondition failed', 'Precondition failed'],
    [
      'This entity was changed by Grace Hopper at noon. Reload it.',
      'This entity was changed by Grace Hopper at noon. Reload it.',
    ],
    ['', 'Somebody changed this entity meanwhile.'],
  ])('any other sentence stays: %j', (detail, expected) => {
    expect(changedMeanwhile(detail)).toBe(expected);
  });
});

test('only the fields that differ are compared, in the words of the form', () => {
  const mine = {
    ...toFormValues(),
    company_name: 'Acme',
    tier_level: '2',
    no_website: true,
    tag: '4',
  };
  const theirs = { ...toFormValues(), company_name: 'Acme Inc.', tier_level: '2' };
  expect(differences(mine, theirs, (id) => `NS: ${id}`)).toEqual([
    { label: 'Name', mine: 'Acme', theirs: 'Acme Inc.' },
    { label: 'No Website', mine: 'Yes', theirs: 'No' },
    { label: 'Tag', mine: 'NS: 4', theirs: '–' },
  ]);
});
