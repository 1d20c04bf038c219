import { useReasonNotAllowed } from '@console/api/roles/client';
import type { ScrapeVersion } from '@console/api/scrapes/client';

/** The first reason why nothing can be changed. See docs/decisions.md#editor (D-72). */
export function useReadOnlyReason(
  { scrape }: ScrapeVersion,
  isDeleted: boolean,
): string | undefined {
  const role = useReasonNotAllowed('codeEditor.save');
  if (role) return role;
  if (isDeleted) return 'The scrape has been deleted.';
  if (scrape.entity.archived) return 'The entity is archived.';
  return scrape.archived ? 'The scrape is archived.' : undefined;
}
