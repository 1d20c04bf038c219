import { plainName } from '@console/api/core/hydra/plainName';
import { noteProblems } from '@console/api/notes/rules';
import type { NoteRow, NoteWrite } from '@console/api/notes/schema';
import * as v from 'valibot';
import { defineForm, type FieldProblems } from '../../form/defineForm.ts';
import { noteAddress } from './noteLabels.ts';

/** The fields as they are typed. The job count is a text, so that letters are kept and refused. */
const shape = v.object({
  title: v.string(),
  job_count: v.string(),
  url: v.string(),
  pinned: v.boolean(),
  content: v.string(),
});
export type NoteFormValues = v.InferOutput<typeof shape>;

const isWholeNumber = (text: string): boolean => /^-?\d+$/.test(text);
const countOf = (text: string): number => (isWholeNumber(text.trim()) ? Number(text) : 0);

function problemsOf({
  job_count,
  ...values
}: NoteFormValues): FieldProblems<keyof NoteFormValues & string> {
  const problems = noteProblems({ ...values, job_count: countOf(job_count) });
  const isNumber = job_count.trim() === '' || isWholeNumber(job_count.trim());
  return {
    ...(problems.title && { title: problems.title.message }),
    ...(isNumber
      ? problems.job_count && { job_count: problems.job_count.message }
      : { job_count: 'Value must be a number' }),
    ...(problems.url && { url: problems.url.message }),
    ...(problems.content && { content: problems.content.message }),
  };
}

export const noteForm = defineForm<NoteFormValues>({
  shape,
  labels: {
    title: 'Title',
    job_count: 'Job Count',
    url: 'URL',
    pinned: 'Pinned',
    content: 'Content',
  },
  problemsOf,
});

/** The form values of a note. Without a note, the values of the empty form. */
export const toFormValues = (note?: NoteRow): NoteFormValues => ({
  title: note?.title ?? '',
  job_count: note?.job_count ? String(note.job_count) : '',
  url: note?.url ?? '',
  pinned: note?.pinned ?? false,
  content: note?.content ?? '',
});

/** The body of a save. `userId` is the id of the signed-in person. An empty job count becomes 0. */
export const toNoteWrite = (
  { title, job_count, url, pinned, content }: NoteFormValues,
  userId: number,
): NoteWrite => ({
  job_count: countOf(job_count),
  title: plainName(title),
  content,
  url: url.trim(),
  user: `users/${userId}`,
  pinned,
});

type SavedNote = Pick<NoteRow, '@type' | 'id' | 'entity_id' | 'archived'>;

/**
 * The toast after a note was saved. When the note was archived meanwhile, it has left the list, so
 * the toast says so and links to it. `change` is a sentence about who changed it.
 */
export function savedToast(
  saved: SavedNote,
  before?: Pick<NoteRow, 'archived'>,
  change?: string,
): readonly [text: string, link?: { label: string; href: string }] {
  const text = `${saved['@type'] === 'ScrapeNote' ? 'Scrape' : 'Entity'} Note has been saved.`;
  return saved.archived && before?.archived === false
    ? [
        [text, 'It is archived.', change].filter(Boolean).join(' '),
        { label: 'Show the note', href: noteAddress(saved) },
      ]
    : [text];
}
