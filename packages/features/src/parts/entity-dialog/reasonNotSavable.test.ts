import { describe, expect, test } from 'vitest';
import { toFormValues, type EntityFormValues } from './entityForm.ts';
import { reasonNotSavable } from './reasonNotSavable.ts';
import type { Match } from './useDuplicates.ts';

const valid: EntityFormValues = {
  ...toFormValues(),
  company_name: 'Acme',
  url: 'https://acme.example',
  career_page: 'https://acme.example/jobs',
};
const match: Match = { id: 7, company_name: 'Acme', archived: false };
const none = { url: [], career_page: [] };

describe('why Save cannot be pressed', () => {
  test.each<
    [string, Partial<EntityFormValues>, Parameters<typeof reasonNotSavable>[1], string | undefined]
  >([
    ['nothing is wrong', {}, none, undefined],
    ['A-EDL-037 the form is invalid', { company_name: '' }, none, 'Name: This is required'],
    [
      'A-EDL-038 website duplicates',
      {},
      { ...none, url: [match] },
      'Website: possible duplicates. Check Override Duplicate Website if it is unique.',
    ],
    [
      'A-EDL-039 overridden',
      { override_duplicate_url: true },
      { ...none, url: [match] },
      undefined,
    ],
    [
      'A-EDL-040 career page duplicates',
      { override_duplicate_url: true },
      { url: [match], career_page: [match] },
      'Career Page: possible duplicates. Check Override Duplicate Career Page if it is unique.',
    ],
    [
      'A-EDL-041 both overridden',
      { override_duplicate_url: true, override_duplicate_career_page: true },
      { url: [match], career_page: [match] },
      undefined,
    ],
  ])('%s', (_, change, duplicates, expected) => {
    expect(reasonNotSavable({ ...valid, ...change }, duplicates)).toBe(expected);
  });
});
