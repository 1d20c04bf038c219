import { collectionOf } from '@console/api/core/hydra/collection';
import { noteRowSchema } from '@console/api/notes/schema';
import type { ContractCase, ContractRequest } from './contractCase.ts';
import { givenNote, givenOwner, validNote } from './givenNote.ts';

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});

type Place = 'entities' | 'scrapes';
const post = (path: string, body: unknown): ContractRequest => ({ method: 'POST', path, body });
const patch = (
  place: Place,
  { id, noteId = 0 }: { id: number; noteId?: number },
  body: unknown,
  etag?: string,
): ContractRequest => ({
  method: 'PATCH',
  path: `/${place}/${id}/notes/${noteId}`,
  body,
  headers: { 'content-type': 'application/merge-patch+json', ...(etag && { 'if-match': etag }) },
});
const archive = (noteId = 0, archived: unknown = true) =>
  post(`/notes/${noteId}/archive`, { archived });

const KEYS = [
  'id',
  '@type',
  'title',
  'content',
  'url',
  'job_count',
  'pinned',
  'archived',
  'created',
  'user',
  'entity_id',
  'scrape_id',
  'scrape',
  'version',
  'updated_at',
];

const refused = (
  field: string,
  value: unknown,
  [code, message]: readonly [code: string, message: string],
): readonly ContractCase[] => [
  {
    name: `POST: ${field} ${JSON.stringify(value)}`,
    given: givenOwner(),
    request: ({ id }) => post(`/entities/${id}/entity_notes`, validNote({ [field]: value })),
    status: 422,
    body: violation(field, code, message),
  },
  {
    name: `PATCH: ${field} ${JSON.stringify(value)}`,
    given: givenNote(),
    request: (given) => patch('entities', given, { [field]: value }),
    status: 422,
    body: violation(field, code, message),
  },
];

export const noteCases: readonly ContractCase[] = [
  ...(['entity_notes', 'notes'] as const).map((name): ContractCase => ({
    name: `POST /entities/{id}/${name}: 201 with Location, ETag and the note`,
    role: 'ROLE_USER',
    given: givenOwner(),
    request: ({ id }) =>
      post(`/entities/${id}/${name}`, validNote({ user: 'users/1', title: ' Moved ' })),
    status: 201,
    shape: noteRowSchema,
    keys: KEYS,
    body: ({ id }) => ({
      '@type': 'EntityNote',
      title: 'Moved',
      content: '<p>The <strong>career page</strong> moved.</p>',
      url: null,
      job_count: 12,
      pinned: false,
      archived: false,
      entity_id: id,
      scrape: null,
    }),
    headers: { location: /\/notes\/\d+$/, etag: /^"Note-\d+-1"$/ },
  })),
  {
    name: 'POST /scrapes/{id}/notes: a note of the scrape',
    role: 'ROLE_USER',
    given: givenOwner(true),
    request: ({ id }) =>
      post(`/scrapes/${id}/notes`, validNote({ job_count: '', url: 'acme.example/jobs' })),
    status: 201,
    shape: noteRowSchema,
    body: ({ id }) => ({
      '@type': 'ScrapeNote',
      scrape_id: id,
      scrape: { id },
      job_count: 0,
      url: 'https://acme.example/jobs',
    }),
  },
  {
    name: 'a note is listed',
    given: givenNote(true),
    request: ({ id }) => ({ method: 'GET', path: `/scrapes/${id}/notes` }),
    status: 200,
    shape: collectionOf(noteRowSchema),
    keys: KEYS,
    ordered: { by: 'created', direction: 'desc' },
  },
  {
    name: 'a note is read with its version',
    given: givenNote(),
    request: ({ noteId }) => ({ method: 'GET', path: `/notes/${noteId}` }),
    status: 200,
    shape: noteRowSchema,
    headers: { etag: /^"Note-\d+-1"$/ },
  },
  ...refused('title', '  ', ['required', 'This is required']),
  ...refused('title', 'x'.repeat(256), ['too_long', 'Value is too long']),
  ...refused('content', '<p>&nbsp;</p>', ['required', 'This is required']),
  ...refused('url', 'abc', ['invalid_url', 'URL not valid']),
  ...refused('job_count', -1, ['min', 'Value must be positive']),
  ...refused('job_count', 3_000_000_000, ['max', 'Value must be at most 2147483647']),
  {
    name: 'a job count is a number',
    given: givenOwner(),
    request: ({ id }) => post(`/entities/${id}/notes`, validNote({ job_count: 'many' })),
    status: 400,
    body: { code: 'bad_request' },
  },
  {
    name: 'PATCH changes what is sent and raises the version',
    given: givenNote(false, { pinned: true }),
    request: (given) => patch('entities', given, { title: 'Other' }, given.etag),
    status: 200,
    shape: noteRowSchema,
    body: { title: 'Other', pinned: true, job_count: 12, version: 2 },
    headers: { etag: /^"Note-\d+-2"$/ },
  },
  {
    name: 'PATCH of a note of a scrape',
    given: givenNote(true),
    request: (given) => patch('scrapes', given, { pinned: true }, given.etag),
    status: 200,
    body: { pinned: true },
  },
  {
    name: 'PATCH on an older version: 412 with who and when',
    given: async (ask) => {
      const given = await givenNote()(ask);
      await ask(patch('entities', given, { title: 'Newer' }), 'ROLE_DQ');
      return given;
    },
    request: (given) => patch('entities', given, { title: 'Mine' }, given.etag),
    status: 412,
    body: { code: 'precondition_failed', current_version: 2 },
    text: /"message":"This note was changed by \S+ \S+ at 20[^"]+Z\. Reload it before saving\."/,
  },
  {
    name: 'PATCH under another entity is not found',
    given: givenNote(),
    request: ({ id, noteId }) => patch('entities', { id: id + 1, noteId }, { title: 'A' }),
    status: 404,
  },
  {
    name: 'a user may not change the note of somebody else',
    role: 'ROLE_USER',
    given: givenNote(),
    request: (given) => patch('entities', given, { title: 'A' }),
    status: 403,
    body: { code: 'forbidden' },
  },
  {
    name: 'a user may not archive it either',
    role: 'ROLE_USER',
    given: givenNote(),
    request: ({ noteId }) => archive(noteId),
    status: 403,
  },
  {
    name: 'archive answers the note',
    role: 'ROLE_DQ',
    given: givenNote(),
    request: ({ noteId }) => archive(noteId),
    status: 200,
    shape: noteRowSchema,
    body: { archived: true, version: 2 },
  },
  {
    name: 'a note is archived once',
    given: async (ask) => {
      const given = await givenNote()(ask);
      await ask(archive(given.noteId), 'ROLE_ADMIN');
      return given;
    },
    request: ({ noteId }) => archive(noteId),
    status: 409,
    body: { code: 'already_archived' },
  },
  {
    name: 'archive on an older version is refused',
    given: async (ask) => {
      const given = await givenNote()(ask);
      await ask(patch('entities', given, { title: 'Newer' }), 'ROLE_DQ');
      return given;
    },
    request: ({ noteId, etag = '' }) => ({ ...archive(noteId), headers: { 'if-match': etag } }),
    status: 412,
    body: { code: 'precondition_failed', current_version: 2 },
  },
  {
    name: 'an active note cannot be unarchived',
    given: givenNote(),
    request: ({ noteId }) => archive(noteId, false),
    status: 409,
    body: { code: 'not_archived' },
  },
  {
    name: 'archive needs to know which',
    given: givenNote(),
    request: ({ noteId }) => archive(noteId, null),
    status: 422,
    body: violation('archived', 'required', 'This is required'),
  },
];
