import { noteRowSchema } from '@console/api/notes/schema';
import * as v from 'valibot';
import type { Ask, ContractRequest, Given } from './contractCase.ts';

const ofRecord = v.object({ 'hydra:member': v.array(v.looseObject({ id: v.number() })) });

/** A valid body of a note. */
export const validNote = (given: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Portal moved',
  content: '<p>The <strong>career page</strong> moved.</p>',
  url: '',
  job_count: 12,
  pinned: false,
  ...given,
});

/** An entity or a scrape that notes can be added to. */
export const givenOwner =
  (isScrape = false) =>
  async (ask: Ask): Promise<Given> => {
    const path = isScrape ? '/scrapes?limit=1' : '/entities?limit=1';
    const response = await ask({ method: 'GET', path }, 'ROLE_ADMIN');
    const [record] = v.parse(ofRecord, await response.json())['hydra:member'];
    if (!record) throw new Error('No record is left for a note of a contract case.');
    return { id: record.id, etag: '', tagIri: '' };
  };

/** Makes a note of an entity or a scrape for one case, through the API. `id` is that of the owner. */
export const givenNote =
  (isScrape = false, body: Readonly<Record<string, unknown>> = {}) =>
  async (ask: Ask): Promise<Required<Pick<Given, 'noteId'>> & Given> => {
    const owner = await givenOwner(isScrape)(ask);
    const request: ContractRequest = {
      method: 'POST',
      path: isScrape ? `/scrapes/${owner.id}/notes` : `/entities/${owner.id}/entity_notes`,
      body: validNote(body),
    };
    const response = await ask(request, 'ROLE_ADMIN');
    const made = v.parse(noteRowSchema, await response.json());
    return { ...owner, etag: response.headers.get('etag') ?? '', noteId: made.id };
  };
