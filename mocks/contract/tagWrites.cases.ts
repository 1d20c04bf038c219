import { tagSchema } from '@console/api/tags/schema';
import type { ContractCase } from './contractCase.ts';
import { freshTitle, givenDeletedTag, givenTag } from './givenTag.ts';

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});
const post = (body: unknown) => ({ method: 'POST', path: '/tags', body }) as const;
const patch = (id: number, body: unknown) =>
  ({
    method: 'PATCH',
    path: `/tags/${id}`,
    body,
    headers: { 'content-type': 'application/merge-patch+json' },
  }) as const;
const remove = (id: number) => ({ method: 'DELETE', path: `/tags/${id}` }) as const;

const [added, taken, other] = [freshTitle(), freshTitle('Taken'), freshTitle('Other')];
const notUnique = violation('title', 'not_unique', 'This value is already used.');

export const tagAddCases: readonly ContractCase[] = [
  {
    name: 'POST adds: 201 with Location and the tag',
    request: post({ title: `  ${added} `, category: 'sector_and_industry' }),
    status: 201,
    shape: tagSchema,
    body: { '@type': 'Tag', title: added, category: 'sector_and_industry' },
    headers: { location: /\/tags\/\d+$/ },
  },
  ...[undefined, null, '', 'none'].map((category): ContractCase => ({
    name: `a category is optional: ${JSON.stringify(category)}`,
    request: post({ title: freshTitle(), category }),
    status: 201,
    body: { category: null },
  })),
  {
    name: 'a title is required',
    request: post({ title: '   ', category: null }),
    status: 422,
    body: violation('title', 'required', 'This is required'),
  },
  {
    name: 'a title has 120 characters at most',
    request: post({ title: 'x'.repeat(121) }),
    status: 422,
    body: violation('title', 'too_long', 'Value is too long'),
  },
  {
    name: 'a title is used once, whatever the case of its letters',
    given: givenTag(taken),
    request: post({ title: taken.toUpperCase() }),
    status: 422,
    body: notUnique,
  },
  {
    name: 'another category is refused',
    request: post({ title: freshTitle(), category: 'colour' }),
    status: 422,
    body: violation('category', 'invalid_choice', 'The value you selected is not a valid choice.'),
  },
  {
    name: 'a title is text',
    request: post({ title: 7 }),
    status: 400,
    body: { code: 'bad_request' },
  },
  {
    name: 'a role that may not add is told which may',
    role: 'ROLE_DQ_LEAD',
    request: post({ title: freshTitle() }),
    status: 403,
    body: { code: 'forbidden', required_roles: ['ROLE_ADMIN', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'] },
  },
];

export const tagChangeCases: readonly ContractCase[] = [
  {
    name: 'PATCH changes what is sent and leaves the rest',
    given: givenTag(),
    request: ({ id }) => patch(id, { title: other }),
    status: 200,
    shape: tagSchema,
    body: ({ id }) => ({ id, title: other, category: 'exchange' }),
  },
  {
    name: 'PATCH with null takes the category away',
    given: givenTag(),
    request: ({ id }) => patch(id, { category: null }),
    status: 200,
    body: { category: null },
  },
  {
    name: 'a tag may keep its title in other letters',
    given: givenTag('Contract Case Only'),
    request: ({ id }) => patch(id, { title: 'CONTRACT case only' }),
    status: 200,
    body: { title: 'CONTRACT case only' },
  },
  {
    name: 'PATCH with a title that another tag has is refused',
    given: async (ask) => {
      await givenTag('Contract Neighbour')(ask);
      return givenTag()(ask);
    },
    request: ({ id }) => patch(id, { title: 'contract neighbour' }),
    status: 422,
    body: notUnique,
  },
  {
    name: 'PATCH of a tag that was deleted is not found',
    given: givenDeletedTag,
    request: ({ id }) => patch(id, { title: 'A' }),
    status: 404,
    body: { code: 'not_found' },
  },
  {
    name: 'PATCH is refused to a role that may not edit',
    role: 'ROLE_DQ',
    given: givenTag(),
    request: ({ id }) => patch(id, { title: 'A' }),
    status: 403,
  },
];

export const tagDeleteCases: readonly ContractCase[] = [
  {
    name: 'DELETE answers 204',
    given: givenTag(),
    request: ({ id }) => remove(id),
    status: 204,
    text: /^$/,
  },
  {
    name: 'and the tag is gone',
    given: givenDeletedTag,
    request: ({ id }) => ({ method: 'GET', path: `/tags/${id}` }),
    status: 404,
  },
  {
    name: 'DELETE of a tag that was deleted is not found',
    given: givenDeletedTag,
    request: ({ id }) => remove(id),
    status: 404,
    body: { code: 'not_found' },
  },
  {
    name: 'DELETE is refused to a role that may not delete',
    role: 'ROLE_USER',
    given: givenTag(),
    request: ({ id }) => remove(id),
    status: 403,
  },
];
