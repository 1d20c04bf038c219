import { canReadPage, readPageAgain } from '@console/api/core/useCacheMutate';
import { canOpenRow, hasRows, moveRow } from '@console/ui/DataTable/tableRows.ts';
import { hasList } from '@console/ui/ListLayout';
import { canTurnPage, turnPage } from '@console/ui/Pagination/turnPage.ts';
import { focusSearchBox, hasSearchBox } from '@console/ui/SearchBox';
import { keysStore } from './keys.store.ts';
import type { ShortcutId } from './shortcuts.ts';

/** Does nothing, because the browser itself follows a focused link on Enter. */
const native = () => {};

const KEYS: readonly [id: ShortcutId, run: () => void, when: () => boolean][] = [
  ['list.search', focusSearchBox, hasSearchBox],
  ['list.nextRow', () => moveRow(1), hasRows],
  ['list.previousRow', () => moveRow(-1), hasRows],
  ['list.open', native, canOpenRow],
  ['list.previousPage', () => turnPage(-1), () => canTurnPage(-1)],
  ['list.nextPage', () => turnPage(1), () => canTurnPage(1)],
  ['list.refresh', readPageAgain, () => canReadPage() && hasList()],
  ['global.refresh', readPageAgain, () => canReadPage() && !hasList()],
];

/**
 * Binds the keys that work wherever there is something for them: search, rows, pages, and reading
 * again. Rows and pages are those of the list or card that has the focus, so that no list and no
 * card needs keys of its own.
 */
export function bindKeysOfEveryPage(): void {
  for (const [id, run, when] of KEYS) keysStore.bound[id] ??= { run, when };
}
