import { isBlank, violationOf } from '../core/hydra/messages.ts';
import { isEmptyRichText, RICH_TEXT_MAX_BYTES } from '../core/hydra/richText.ts';
import { isValidUrl, normaliseUrl } from '../core/urls.ts';
import { ROLE_LABELS, ROLES, type Role } from '../roles/rules.ts';
import { NOTE_JOB_COUNT_MAX, NOTE_TITLE_MAX } from './schema.ts';

export type NoteValues = { title: string; content: string; url: string; job_count: number };
export type NoteProblem = { code: string; message: string };

const titleProblem = (title: string): NoteProblem | undefined => {
  if (isBlank(title)) return violationOf('required');
  return [...title.trim()].length > NOTE_TITLE_MAX ? violationOf('too_long') : undefined;
};

const contentProblem = (html: string): NoteProblem | undefined => {
  if (isEmptyRichText(html)) return violationOf('required');
  return new TextEncoder().encode(html).length > RICH_TEXT_MAX_BYTES
    ? violationOf('too_long')
    : undefined;
};

const jobCountProblem = (count: number): NoteProblem | undefined => {
  if (count < 0) return { code: 'min', message: 'Value must be positive' };
  return count > NOTE_JOB_COUNT_MAX
    ? { code: 'max', message: `Value must be at most ${NOTE_JOB_COUNT_MAX}` }
    : undefined;
};

/** Returns what is wrong with the values of a note, by field. */
export function noteProblems({
  title,
  content,
  url,
  job_count,
}: NoteValues): Partial<Record<keyof NoteValues, NoteProblem>> {
  const problems = {
    title: titleProblem(title),
    job_count: jobCountProblem(job_count),
    url:
      url.trim() === '' || isValidUrl(normaliseUrl(url)) ? undefined : violationOf('invalid_url'),
    content: contentProblem(content),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found !== undefined));
}

export const SYSTEM_NOTE = 'System notes cannot be changed.';

/** The roles that may change the notes of others. */
export const NOTE_EDITORS: readonly Role[] = ROLES.filter((role) => role !== 'ROLE_USER');

/** Whether a person may change a note. Its author may, and so may every role but ROLE_USER. */
export const mayChangeNote = (
  authorId: number | null | undefined,
  person: { id: number; role: Role },
): boolean => authorId === person.id || NOTE_EDITORS.includes(person.role);

/** The reason why a person may not edit, pin or archive a note. It is undefined when they may. */
export function reasonCannotChange(
  note: { '@type': string | null; user: { id: number } | null },
  person: { id: number; role: Role },
): string | undefined {
  if (note['@type'] === 'SystemNote') return SYSTEM_NOTE;
  return mayChangeNote(note.user?.id, person)
    ? undefined
    : `Your role (${ROLE_LABELS[person.role]}) may change only your own notes.`;
}
