import { readViews } from '@console/api/views/client';
import { VIEW_LISTS, type View, type ViewList } from '@console/api/views/schema';
import { rememberView } from '../viewMemory.ts';

const asked = new Map<ViewList, Promise<readonly View[]>>();

/** The list as the server knows it; undefined for one without views. */
export const viewListOf = (name: string): ViewList | undefined =>
  VIEW_LISTS.find((list) => list === name);

/** The server is asked again for the default view of a list; of all lists without one. */
export function forgetViews(list?: ViewList): void {
  if (list === undefined) asked.clear();
  else asked.delete(list);
}

/**
 * The default view of a list as the server has it, asked for once and remembered by this browser;
 * undefined where there is none. Rejects where the server cannot be asked.
 */
export async function syncDefaultView(name: string, pathname: string): Promise<View | undefined> {
  const list = viewListOf(name);
  if (list === undefined) return undefined;
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
