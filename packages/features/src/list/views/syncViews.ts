import { readViews } from '@console/api/views/client';
import type { View, ViewList } from '@console/api/views/schema';
import { rememberView } from '../viewMemory.ts';

const asked = new Map<ViewList, Promise<readonly View[]>>();

/**
 * Makes the next look-up ask the server again for the default view of a list; without `list`, of
 * every list.
 */
export function forgetViews(list?: ViewList): void {
  if (list === undefined) asked.clear();
  else asked.delete(list);
}

/**
 * Reads the default view of a list from the server, once, and remembers it in this browser.
 * Resolves with undefined when there is none. Rejects when the server cannot be asked.
 */
export async function syncDefaultView(list: ViewList, pathname: string): Promise<View | undefined> {
  const answer = asked.get(list) ?? readViews(list);
  asked.set(list, answer);
  const views = await answer.catch((error: unknown) => {
    asked.delete(list);
    throw error;
  });
  const view = views.find((one) => one.is_default);
  rememberView(pathname, view && { id: view.id, name: view.name, state: view.state });
  return view;
}
