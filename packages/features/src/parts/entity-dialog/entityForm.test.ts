import type { Entity } from '@console/api/entities/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entityForm, toEntityWrite, toFormValues, type EntityFormValues } from './entityForm.ts';

const valid: EntityFormValues = {
  ...toFormValues(),
  company_name: 'Acme',
  url: 'https://acme.example',
  career_page: 'acme.example/jobs',
};
const tag = (id: number, title: string) => ({
  '@id': `/api/tags/${id}`,
  id,
  title,
  category: null,
});
const entityTags = [tag(1, 'Fortune 500'), tag(2, 'NS: Site is down'), tag(3, 'Retail')].map(
  (item) => ({ '@id': null, id: null, tag: item }),
);
const reasonTags = [tag(2, 'NS: Site is down'), tag(4, 'NS: No career page')];

describe('what is wrong, by field', () => {
  test.each<[string, Partial<EntityFormValues>, object]>([
    ['nothing', {}, {}],
    ['A-EDL-024 B-VAL-064 no name', { company_name: '  ' }, { company_name: 'This is required' }],
    ['a name too long', { company_name: 'x'.repeat(256) }, { company_name: 'Value is too long' }],
    ['a name of 255 characters', { company_name: 'x'.repeat(255) }, {}],
    [
      'A-EDL-025 letters for a tier',
      { tier_level: 'two' },
      { tier_level: 'Value must be a number' },
    ],
    ['a fraction for a tier', { tier_level: '1.5' }, { tier_level: 'Value must be a number' }],
    ['A-EDL-026 tier 0', { tier_level: '0' }, {}],
    ['A-EDL-027 tier 3', { tier_level: ' 3 ' }, {}],
    ['A-EDL-027 B-VAL-067 tier 4', { tier_level: '4' }, { tier_level: 'Value must be at most 3' }],
    [
      'A-EDL-028 B-VAL-068 a negative tier',
      { tier_level: '-1' },
      { tier_level: 'Value must be positive' },
    ],
    ['no tier', { tier_level: '' }, {}],
    ['A-EDL-029 an address without a dot', { url: 'abc' }, { url: 'URL not valid' }],
    ['B-VAL-065 two words', { url: 'a b' }, { url: 'URL not valid' }],
    [
      'A-EDL-032 B-VAL-066 a career page without a dot',
      { career_page: 'abc' },
      { career_page: 'URL not valid' },
    ],
    ['another scheme', { url: 'ftp://acme.example' }, { url: 'URL not valid' }],
    ['a script', { url: 'javascript:alert(1)' }, { url: 'URL not valid' }],
    ['B-VAL-071 an address without scheme', { url: 'acme.example' }, {}],
    ['A-EDL-030 no website, not ticked', { url: '' }, { url: 'This is required' }],
    [
      'A-EDL-033 no career page, not ticked',
      { career_page: ' ' },
      { career_page: 'This is required' },
    ],
    [
      'A-EDL-035 No Website asks for the tag',
      { no_website: true, url: '' },
      { tag: 'This is required' },
    ],
    [
      'A-EDL-036 No Career Page asks for the tag',
      { no_career_page: true, career_page: '' },
      { tag: 'This is required' },
    ],
    [
      'with the tag',
      { no_website: true, url: '', no_career_page: true, career_page: '', tag: '2' },
      {},
    ],
    ['Can Not Scrape alone needs no tag', { can_not_scrape_employer: true }, {}],
  ])('%s', (_, change, expected) => {
    const values = { ...valid, ...change };
    expect(entityForm.problemsOf(values)).toEqual(expected);
    expect(v.is(entityForm.schema, values)).toBe(Object.keys(expected).length === 0);
  });
});

test('A-EDL-037 the first field at fault keeps the form from being saved', () => {
  expect(entityForm.reasonNotSavable(valid)).toBeUndefined();
  expect(entityForm.reasonNotSavable({ ...valid, company_name: '', tier_level: 'x' })).toBe(
    'Name: This is required',
  );
});

describe('the body of a save', () => {
  test('A-EDL-023 B-VAL-071 B-VAL-072 the tier is a number, an address has its scheme', () => {
    expect(toEntityWrite({ ...valid, company_name: ' Acme ', tier_level: '2' }, [], [])).toEqual({
      company_name: 'Acme',
      url: 'https://acme.example',
      career_page: 'https://acme.example/jobs',
      tier_level: 2,
      no_website: false,
      no_career_page: false,
      can_not_scrape_employer: false,
      tag: null,
      tags: [],
      override_duplicate_url: false,
      override_duplicate_career_page: false,
    });
  });

  test('an empty tier is null, never NaN', () => {
    expect(toEntityWrite(valid, [], []).tier_level).toBeNull();
  });

  test('A-EDL-042 A-EDL-043 of the reason tags only the chosen one stays', () => {
    const values = { ...valid, no_career_page: true, can_not_scrape_employer: true, tag: '4' };
    const { tag: chosen, tags, career_page } = toEntityWrite(values, entityTags, reasonTags);
    expect({ chosen, tags, career_page }).toEqual({
      chosen: 4,
      tags: ['/api/tags/1', '/api/tags/3', '/api/tags/4'],
      career_page: null,
    });
  });

  test('A-EDL-042 without a chosen one every reason tag goes', () => {
    expect(toEntityWrite(valid, entityTags, reasonTags).tags).toEqual([
      '/api/tags/1',
      '/api/tags/3',
    ]);
  });
});

test('an entity comes into the form with every null as the empty value', () => {
  const entity: Pick<
    Entity,
    'company_name' | 'url' | 'career_page' | 'tier_level' | 'tag' | 'tags'
  > = {
    company_name: 'Acme',
    url: null,
    career_page: null,
    tier_level: 0,
    tag: null,
    tags: entityTags,
  };
  expect(toFormValues(entity as Entity)).toMatchObject({
    company_name: 'Acme',
    url: '',
    career_page: '',
    tier_level: '0',
    tag: '2',
  });
});
