import { describe, expect, test } from 'vitest';
import { duplicateReason, type Duplicates, type Match } from './duplicates.ts';
import { toFormValues, type EntityFormValues } from './entityForm.ts';

const match: Match = { id: 7, company_name: 'Acme', archived: false };
const none = { url: [], career_page: [] };

describe('why an address keeps the form from being saved', () => {
  test.each<[string, Partial<EntityFormValues>, Duplicates, string | undefined]>([
    ['no duplicates', {}, none, undefined],
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
    expect(duplicateReason({ ...toFormValues(), ...change }, duplicates)).toBe(expected);
  });
});
