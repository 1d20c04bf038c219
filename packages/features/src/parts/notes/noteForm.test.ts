import { describe, expect, it } from 'vitest';
import { noteForm, toFormValues, toNoteWrite, type NoteFormValues } from './noteForm.ts';

const filled: NoteFormValues = {
  ...toFormValues(),
  title: 'Portal moved',
  content: '<p>Look there</p>',
};

describe('what is wrong with a note', () => {
  it.each<[string, Partial<NoteFormValues>, object]>([
    ['nothing', {}, {}],
    ['B-VAL-010 no title', { title: ' ' }, { title: 'This is required' }],
    ['a title too long', { title: 'x'.repeat(256) }, { title: 'Value is too long' }],
    ['B-VAL-011 letters', { job_count: 'many' }, { job_count: 'Value must be a number' }],
    ['B-VAL-011 a fraction', { job_count: '1.5' }, { job_count: 'Value must be a number' }],
    ['a negative job count', { job_count: '-1' }, { job_count: 'Value must be positive' }],
    ['B-VAL-011 a job count', { job_count: ' 12 ' }, {}],
    ['B-VAL-013 no address', { url: 'abc' }, { url: 'URL not valid' }],
    ['B-VAL-013 an address', { url: 'acme.example' }, {}],
    ['B-VAL-015 no content', { content: '<p> </p>' }, { content: 'This is required' }],
  ])('%s', (_, given, expected) => {
    expect(noteForm.problemsOf({ ...filled, ...given })).toEqual(expected);
  });
});

it.each([
  ['', 0],
  [' 12 ', 12],
])('B-VAL-012 a job count of %j is sent as %i', (job_count, sent) => {
  expect(toNoteWrite({ ...filled, job_count }, 4)).toEqual({
    job_count: sent,
    title: 'Portal moved',
    content: '<p>Look there</p>',
    url: '',
    user: 'users/4',
    pinned: false,
  });
});
