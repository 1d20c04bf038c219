import { describe, expect, it } from 'vitest';
import { aliasProblem, reasonArchived } from './detailRules.ts';
import {
  entityProblems,
  isReasonTag,
  mayEdit,
  reasonCannotEdit,
  reasonScrapingLocked,
  tagSetProblem,
  withDependentFields,
} from './rules.ts';
import { tierLabel, type EntityWrite } from './schema.ts';

const valid: Omit<EntityWrite, 'tags'> = {
  company_name: 'Acme',
  url: 'https://acme.example',
  career_page: 'acme.example/jobs',
  tier_level: 1,
  no_website: false,
  no_career_page: false,
  can_not_scrape_employer: false,
  tag: null,
  override_duplicate_url: false,
  override_duplicate_career_page: false,
};
const messages = (changes: Partial<typeof valid>) =>
  Object.fromEntries(
    Object.entries(entityProblems({ ...valid, ...changes })).map(([field, { message }]) => [
      field,
      message,
    ]),
  );

describe('the rules of an entity', () => {
  it('find nothing wrong with a valid one, nor with one without a tier', () => {
    expect(messages({})).toEqual({});
    expect(messages({ tier_level: null })).toEqual({});
  });

  it.each([
    ['the name is required', { company_name: ' ' }, { company_name: 'This is required' }],
    ['and shows something', { company_name: '\u200B\u2060' }, { company_name: 'This is required' }],
    [
      'the name has 255 characters at most',
      { company_name: '🚀'.repeat(256) },
      { company_name: 'Value is too long' },
    ],
    ['and may have all of them', { company_name: '🚀'.repeat(255) }, {}],
    ['the website is required', { url: null }, { url: 'This is required' }],
    ['the website is an address', { url: 'abc' }, { url: 'URL not valid' }],
    ['the career page is required', { career_page: ' ' }, { career_page: 'This is required' }],
    ['the career page is an address', { career_page: 'abc' }, { career_page: 'URL not valid' }],
    ['tier 0 is the lowest', { tier_level: 0 }, {}],
    ['a tier is not negative', { tier_level: -1 }, { tier_level: 'Value must be positive' }],
    ['tier 3 is the highest', { tier_level: 3 }, {}],
    ['a tier is not above it', { tier_level: 4 }, { tier_level: 'Value must be at most 3' }],
    [
      'a tier is whole',
      { tier_level: 1.5 },
      { tier_level: 'The value you selected is not a valid choice.' },
    ],
    [
      'without a website none is required, but the reason is',
      { no_website: true, url: null },
      { tag: 'This is required' },
    ],
    [
      'without a career page none is required, but the reason is',
      { no_career_page: true, career_page: null },
      { tag: 'This is required' },
    ],
    [
      'and with the reason all is well',
      { no_website: true, no_career_page: true, url: null, career_page: null, tag: 7 },
      {},
    ],
    [
      'who can not be scraped for another reason needs no tag',
      { can_not_scrape_employer: true },
      {},
    ],
  ])('%s', (_name, changes, found) => {
    expect(messages(changes)).toEqual(found);
  });

  it('make what depends on a flag follow it', () => {
    expect(withDependentFields({ ...valid, no_website: true, tag: 7 })).toMatchObject({
      url: null,
      can_not_scrape_employer: true,
      tag: 7,
    });
    expect(withDependentFields({ ...valid, no_career_page: true })).toMatchObject({
      career_page: null,
      can_not_scrape_employer: true,
    });
    expect(withDependentFields({ ...valid, tag: 7 })).toMatchObject({
      tag: null,
      career_page: 'https://acme.example/jobs',
    });
  });

  it('lock "Can Not Scrape Employer" while an address is missing', () => {
    expect(reasonScrapingLocked({ ...valid, no_website: true })).toBe(
      'An employer with no website can not be scraped.',
    );
    expect(reasonScrapingLocked({ ...valid, no_career_page: true })).toBe(
      'An employer with no career page can not be scraped.',
    );
    expect(reasonScrapingLocked(valid)).toBeUndefined();
  });

  it('close an archived entity to editing', () => {
    expect([mayEdit({ archived: true }), mayEdit({ archived: false })]).toEqual([false, true]);
    expect(reasonCannotEdit({ archived: true })).toBe(
      'This entity is archived. Unarchive it to edit it.',
    );
  });
});

it('a reason tag begins with "NS:" (A-DAT-006)', () => {
  expect([
    isReasonTag({ title: 'NS: No website' }),
    isReasonTag({ title: 'Not NS: at all' }),
    isReasonTag({ title: 'ns: small' }),
  ]).toEqual([true, false, false]);
});

it('tiers 1 to 3 are shown as "Tier N", 0 as it is (B-CON-010)', () => {
  expect([1, 2, 3, 0, null].map(tierLabel)).toEqual(['Tier 1', 'Tier 2', 'Tier 3', '0', undefined]);
});

describe('the tags of an employer', () => {
  const blocked = { title: 'NS: Blocked' };
  it.each([
    [false, [], undefined],
    [false, [{ title: 'NYSE' }, blocked], undefined],
    [false, [blocked, { title: 'NS: Login needed' }], 'invalid_choice'],
    [true, [{ title: 'NYSE' }], 'required'],
    [true, [blocked], undefined],
  ])('without a website %j, tags %j: %s', (absent, tags, code) => {
    expect(tagSetProblem({ no_website: absent, no_career_page: false }, tags)?.code).toBe(code);
    expect(tagSetProblem({ no_website: false, no_career_page: absent }, tags)?.code).toBe(code);
  });
});

describe('an archived entity', () => {
  it('takes no request and no watch (B-STA-028)', () => {
    expect([reasonArchived({ archived: false }), reasonArchived({ archived: true })]).toEqual([
      undefined,
      'This entity is archived. Unarchive it first.',
    ]);
  });
});

it.each([
  ['name', ' ', 'This is required'],
  ['name', '\u200B', 'This is required'],
  ['name', 'Acme', undefined],
  ['name', 'x'.repeat(256), 'Value is too long'],
  ['url', '', 'This is required'],
  ['url', 'abc', 'Not a valid URL'],
  ['url', 'acme.example/jobs', undefined],
])('an alias of the type %s with the text %j: %s (B-VAL-036, B-VAL-037)', (type, text, message) => {
  expect(aliasProblem(type, text)).toBe(message);
});
