import { useNoteOf, type NotesOwner } from '@console/api/notes/client';
import type { NoteRow } from '@console/api/notes/schema';
import { useLocationProperty } from 'wouter/use-browser-location';
import { parseId } from '../../list/params.ts';

/** The note that the hash of the address names. */
export type LinkedNote =
  | { kind: 'none' }
  | { kind: 'loading'; id: number }
  | { kind: 'missing' }
  | { kind: 'found'; id: number; note: NoteRow };

const readHash = () => location.hash.slice(1);

/** Reads the note that the hash names, on whatever page of the list it is. */
export function useLinkedNote(owner: NotesOwner): LinkedNote {
  const hash = useLocationProperty(readHash, () => '');
  const id = Number(parseId(hash) ?? 0);
  const { data, error } = useNoteOf(owner, id === 0 ? null : id);
  if (hash === '' || (error && !data)) return { kind: 'none' };
  if (id === 0 || data === null) return { kind: 'missing' };
  return data === undefined ? { kind: 'loading', id } : { kind: 'found', id, note: data };
}
