import { useAts, useSiteTypes } from '@console/api/lookups/client';
import { useSaveScrapeInfo } from '@console/api/scrape-edit/client';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { toSettle } from '../../form/useFieldConflict.ts';
import { scrapeForm, toFormValues, toInfo, toNewScrape } from './scrapeForm.ts';

/** The entity that gets a new scrape, or the scrape to edit, as it was loaded. */
export type ScrapeSubject = { entityId: number } | { version: ScrapeVersion };

/**
 * The form of one scrape, with its lookups and with the fields that another person changed
 * meanwhile.
 */
export function useScrapeForm(subject: ScrapeSubject, onClose: () => void) {
  const [, navigate] = useLocation();
  const [base, setBase] = useState('version' in subject ? subject.version : undefined);
  const write = useSaveScrapeInfo();
  const ats = useAts();
  const siteTypes = useSiteTypes();
  const isNew = !('version' in subject);
  const systems = isNew ? (ats.data ?? []) : [];
  const definition = scrapeForm(systems);

  const form = useDialogForm({
    definition,
    defaults: toFormValues(base?.scrape),
    draftKey: isNew ? `scrape-new-${subject.entityId}` : `scrape-${subject.version.scrape.id}`,
    savedAt: base?.scrape.updated_at,
    write,
    toBody: (values, rebase) =>
      'entityId' in subject
        ? { create: toNewScrape(values, subject.entityId, systems) }
        : {
            id: subject.version.scrape.id,
            etag: base?.etag,
            values: toInfo(values),
            rebase: (newer: ScrapeVersion) => {
              setBase(newer);
              const { merged, conflicts } = rebase(toFormValues(newer.scrape));
              return conflicts.length > 0 || definition.reasonNotSavable(merged)
                ? undefined
                : toInfo(merged);
            },
          },
    success: isNew ? 'Scrape has been added.' : 'Scrape has been saved.',
    undo: ({ scrape: { id }, etag }, before) =>
      isNew || definition.reasonNotSavable(before)
        ? undefined
        : { id, etag, values: toInfo(before) },
    onSaved: ({ scrape: { id } }) => {
      if (isNew) navigate(`/scrapes/${id}`);
    },
    onClose,
  });

  return {
    ...form,
    definition,
    isNew,
    ats,
    siteTypes,
    systems,
    /** The form values of the version that is edited. */
    base: toFormValues(base?.scrape),
    siteTypeLabel: (value: string) =>
      siteTypes.data?.find((one) => String(one.value) === value)?.label ??
      (value === String(base?.scrape.site_type) && base?.scrape.site_type_label
        ? base.scrape.site_type_label
        : `Site Type ${value}`),
    conflict: toSettle(form),
  };
}
export type ScrapeForm = ReturnType<typeof useScrapeForm>;
