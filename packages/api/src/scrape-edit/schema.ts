import * as v from 'valibot';
import { flagField, relationField, textField, wholeField } from '../core/hydra/fields.ts';
import { text } from '../core/wire.ts';

/** The maximum length of the name of a scrape and of the data of its ATS, in visible characters. */
export const NAME_MAX = 255;
export const ATS_DATA_MAX = 255;

/**
 * Body of POST /scrapes. `active` and `self_identification` become false, whatever the caller
 * sends.
 */
export const scrapeCreateBody = v.object({
  name: textField({ required: true, maxLength: NAME_MAX }),
  career_portal: textField({ format: 'uri' }),
  site_type: wholeField({ required: true }),
  ats: relationField('ats'),
  ats_data: textField({ maxLength: ATS_DATA_MAX }),
  active: flagField(),
  self_identification: flagField(),
  entity: relationField('entities', { required: true }),
});

/**
 * Body of POST /scrapes/{id}/archive. It has `reasonCode`, `noteTitle` and `note`, or the names of
 * the archive of an entity. The note is never pinned, even when the body asks for it.
 */
export const scrapeArchiveBody = v.object({
  archived: flagField(),
  reasonCode: textField(),
  noteTitle: textField({ maxLength: 255 }),
  note: textField({ format: 'html' }),
  archived_reason_code: textField(),
  archive_note: v.nullish(
    v.object({
      title: textField({ maxLength: 255 }),
      content: textField({ format: 'html' }),
      pinned: flagField(),
    }),
  ),
});

/** The sentence that the console shows. */
export const messageSchema = v.object({ message: text });

/** The fields of an existing scrape that the console writes. */
export type ScrapeInfo = {
  name: string;
  career_portal: string | null;
  site_type: number;
  /** The name of the ATS. */
  ats: string | null;
  active: boolean;
};

/** The body of POST /scrapes, as the console sends it. */
export type NewScrape = ScrapeInfo & {
  ats_data: string | null;
  active: false;
  self_identification: false;
  /** An IRI of the form "/entities/{id}". */
  entity: string;
};

/** The body of POST /scrapes/{id}/archive, as the console sends it. */
export type ScrapeArchive = {
  id: number;
  archived: boolean;
  /** It is null when unarchiving. */
  reasonCode: string | null;
  noteTitle: string;
  /** HTML. */
  note: string;
};
