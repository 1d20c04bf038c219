import { noticeOf, type ApiError } from '@console/api/core/errors';
import {
  useCreateView,
  useDefaultView,
  useDeleteView,
  useOrderViews,
  useUpdateView,
} from '@console/api/views/client';
import type { View, ViewChange, ViewList, ViewState } from '@console/api/views/schema';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { rememberView } from '../viewMemory.ts';
import { forgetViews } from './syncViews.ts';

const sentenceOf = (error: ApiError): string => {
  const notice = noticeOf(error);
  return [notice?.title, notice?.detail].filter(Boolean).join('. ') || 'It could not be sent.';
};

/** The actions on the saved views of a list. Each shows its own toast. */
export function useViewActions(list: ViewList, pathname: string) {
  const create = useCreateView();
  const update = useUpdateView();
  const remove = useDeleteView();
  const order = useOrderViews();
  const begin = useDefaultView();

  const setDefault = async (view: View | undefined): Promise<boolean> => {
    const done = await begin.trigger({ list, view: view?.id ?? null });
    if (!done) return false;
    forgetViews(list);
    rememberView(pathname, view && { id: view.id, name: view.name, state: view.state });
    return true;
  };

  const change = async (
    view: View,
    values: ViewChange,
    told: string,
  ): Promise<View | undefined> => {
    const changed = await update.trigger({ view, change: values });
    if (!changed) return undefined;
    forgetViews(list);
    if (changed.is_default)
      rememberView(pathname, { id: changed.id, name: changed.name, state: changed.state });
    showSuccess(told);
    return changed;
  };

  /** Puts a deleted view back in its place. */
  const restore = async (view: View, group: readonly View[]): Promise<string | undefined> => {
    let reason: string | undefined;
    const failed = (error: ApiError) => {
      reason = sentenceOf(error);
      return true;
    };
    const { name, team, state } = view;
    const made = await create.trigger({ list, name, team, state }, failed);
    if (!made) return reason ?? 'It could not be sent.';
    const ids = group.map(({ id }) => (id === view.id ? made.id : id));
    await order.trigger({ list, team, views: ids });
    if (view.is_default) await setDefault(made);
    return undefined;
  };

  return {
    pending: [create, update, remove, order, begin].some(({ pending }) => pending),
    /** Why the server refused the last save. The reason is shown at the name. */
    refusal: create.error ?? update.error,
    save: async (name: string, state: ViewState): Promise<View | undefined> => {
      const made = await create.trigger({ list, name, team: false, state });
      if (made) showSuccess(`${made.name} has been saved.`);
      return made;
    },
    /** Creates views from a file and resolves with the number that was created. */
    add: async (views: readonly { name: string; state: ViewState }[]): Promise<number> => {
      let made = 0;
      for (const { name, state } of views)
        if (await create.trigger({ list, name, team: false, state })) made += 1;
      return made;
    },
    keep: (view: View, state: ViewState) =>
      change(view, { state }, `${view.name} has been saved as the list stands now.`),
    rename: (view: View, name: string) =>
      change(view, { name }, `${view.name} is called ${name} now.`),
    share: (view: View, team: boolean) =>
      change(
        view,
        { team },
        team ? `${view.name} is a view of the team now.` : `${view.name} is yours alone now.`,
      ),
    setDefault,
    move: (view: View, by: -1 | 1, group: readonly View[]) => {
      const ids = group.map(({ id }) => id);
      const from = ids.indexOf(view.id);
      ids.splice(from + by, 0, ...ids.splice(from, 1));
      return order.trigger({ list, team: view.team, views: ids });
    },
    remove: async (view: View, group: readonly View[]): Promise<boolean> => {
      if (!(await remove.trigger(view))) return false;
      forgetViews(list);
      if (view.is_default) rememberView(pathname, undefined);
      showSuccess(`${view.name} has been deleted.`, undefined, () => restore(view, group));
      return true;
    },
  };
}
