import * as v from 'valibot';
import { flagField, relationField, textField, wholeField } from '../core/hydra/fields.ts';
import { text } from '../core/wire.ts';

/** The longest name of a scrape and the longest data of its ATS, in visible characters. */
export const NAME_MAX = 255;
export const ATS_DATA_MAX = 255;

/** Body of POST /scrapes. `active` and `self_identification` are off, whatever the caller sends. */
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
 * Body of POST /scrapes/{id}/archive: `reasonCode`, `noteTitle` and `note`, or the names that the
 * archive of an entity has. A pinned note is not pinned all the same.
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

/** What the console writes of a scrape that exists. */
export type ScrapeInfo = {
  name: string;
  career_portal: string | null;
  site_type: number;
  /** A name. */
  ats: string | null;
  active: boolean;
};

/** The body of POST /scrapes, as the console sends it. */
export type NewScrape = ScrapeInfo & {
  ats_data: string | null;
  active: false;
  self_identification: false;
  /** "/entities/{id}" */
  entity: string;
};

/** The body of POST /scrapes/{id}/archive, as the console sends it. */
export type ScrapeArchive = {
  id: number;
  archived: boolean;
  /** Null when unarchiving. */
  reasonCode: string | null;
  noteTitle: string;
  /** HTML. */
  note: string;
};
