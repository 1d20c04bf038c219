import { draftStorage } from '@console/api/core/drafts/draftStore';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect } from 'react';

/**
 * Tells the person, once per page, that drafts are kept in this tab only. `tabOnly` comes from
 * `useDraft`.
 */
export function useDraftNotice(tabOnly: boolean): void {
  useEffect(() => {
    if (!tabOnly || draftStorage.told) return;
    draftStorage.told = true;
    showError({ title: 'Storage is full. Your draft is kept in this tab only.' });
  }, [tabOnly]);
}
