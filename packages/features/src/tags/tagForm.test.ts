import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { tagForm, toFormValues, toTagWrite } from './tagForm.ts';

const messages = (values: unknown) =>
  v.safeParse(tagForm.schema, values).issues?.map(({ message }) => message) ?? [];

describe('the form of a tag', () => {
  test.each([
    [{ title: '', category: '' }, ['This is required']],
    [{ title: '  ', category: 'exchange' }, ['This is required']],
    [{ title: 'x'.repeat(121), category: '' }, ['Value is too long']],
    [{ title: 'NYSE', category: '' }, []],
  ])('A-TAG-007 A-TAG-008 %j', (values, expected) => expect(messages(values)).toEqual(expected));

  test.each([
    [
      { title: ' NYSE ', category: '' },
      { title: 'NYSE', category: null },
    ],
    [
      { title: 'NYSE', category: 'exchange' },
      { title: 'NYSE', category: 'exchange' },
    ],
  ])('%j is sent as %j', (values, expected) => expect(toTagWrite(values)).toEqual(expected));

  test('a tag without a category fills an empty one in', () => {
    expect(toFormValues({ '@id': null, id: 1, title: 'Retail', category: null })).toEqual({
      title: 'Retail',
      category: '',
    });
    expect(toFormValues()).toEqual({ title: '', category: '' });
  });
});
