import type { NoteRow, NoteType } from '@console/api/notes/schema';
import { codeLabel } from '../cells/codeLabel.ts';
import { userLabel } from '../people/userLabel.ts';

const TYPE_LABELS: Readonly<Record<NoteType, string>> = {
  EntityNote: 'Entity Note',
  ScrapeNote: 'Scrape Note',
  SystemNote: 'System Note',
};

/** The type of a note in words. An unknown type is returned as it is. */
export const noteTypeLabel = (type: string | null): string =>
  Object.entries(TYPE_LABELS).find(([name]) => name === type)?.[1] ?? type ?? '–';

/** The title of a note. The server writes the action of a review into it as a code. */
export const noteTitle = ({ title }: Pick<NoteRow, 'title'>): string =>
  title?.trim().replace(/(?<= Review – )[a-z_]+$/, codeLabel) || '–';

/** The author of a note: the first initial and the last name. */
export const noteAuthor = ({ user, '@type': type }: Pick<NoteRow, 'user' | '@type'>): string =>
  user ? userLabel(user) : type === 'SystemNote' ? 'System' : '–';

/** The address of a note on the page of its entity. */
export const noteAddress = ({ id, entity_id }: Pick<NoteRow, 'id' | 'entity_id'>): string =>
  `/entities/${entity_id}/notes#${id}`;
