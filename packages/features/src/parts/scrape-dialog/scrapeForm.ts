import { plainName } from '@console/api/core/hydra/plainName';
import type { Ats } from '@console/api/lookups/schema';
import { scrapeProblems } from '@console/api/scrape-edit/rules';
import type { NewScrape, ScrapeInfo } from '@console/api/scrape-edit/schema';
import type { Scrape } from '@console/api/scrapes/schema';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';

/** The fields as they are typed. */
const shape = v.object({
  name: v.string(),
  /** The value of the site type as a text; empty while none is chosen. */
  site_type: v.string(),
  career_portal: v.string(),
  /** The name of the ATS; empty when there is none. */
  ats: v.string(),
  ats_data: v.string(),
  active: v.boolean(),
});
export type ScrapeFormValues = v.InferOutput<typeof shape>;

/** The regular expression that the data of an ATS must match; null when the ATS asks for no data. */
export const atsPattern = (systems: readonly Ats[], name: string): string | null =>
  systems.find((ats) => ats.name === name)?.data_regex ?? null;

/** The form of a scrape. The rules depend on the chosen ATS, because it may ask for data. */
export const scrapeForm = (systems: readonly Ats[]) =>
  defineForm<ScrapeFormValues>({
    shape,
    labels: {
      name: 'Name',
      site_type: 'Site Type',
      career_portal: 'Career Portal',
      ats: 'ATS',
      ats_data: 'ATS Data',
      active: 'Active',
    },
    problemsOf: (values) => scrapeProblems(values, atsPattern(systems, values.ats)),
  });

/** The form values of a scrape. Without a scrape, the values of the empty form. */
export const toFormValues = (scrape?: Scrape): ScrapeFormValues => ({
  name: scrape?.name ?? '',
  site_type: scrape?.site_type?.toString() ?? '',
  career_portal: scrape?.career_portal ?? '',
  ats: scrape?.ats ?? '',
  ats_data: '',
  active: scrape?.active ?? false,
});

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The body of a change to an existing scrape. */
export const toInfo = ({ name, site_type, ...values }: ScrapeFormValues): ScrapeInfo => ({
  name: plainName(name),
  career_portal: textOrNull(values.career_portal),
  site_type: Number(site_type),
  ats: textOrNull(values.ats),
  active: values.active,
});

/** The body of a new scrape. The data of the ATS are sent only when the ATS asks for them. */
export const toNewScrape = (
  values: ScrapeFormValues,
  entityId: number,
  systems: readonly Ats[],
): NewScrape => ({
  ...toInfo(values),
  ats_data: atsPattern(systems, values.ats) === null ? null : textOrNull(values.ats_data),
  active: false,
  entity: `/entities/${entityId}`,
  self_identification: false,
});

/** The value of a field in the words of the form. */
export function valueText(
  values: ScrapeFormValues,
  field: keyof ScrapeFormValues,
  siteTypeLabel: (value: string) => string,
): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return '–';
  return field === 'site_type' ? siteTypeLabel(value) : value;
}
