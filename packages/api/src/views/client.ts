import { versionTag } from '../core/hydra/etag.ts';
import type { Key } from '../core/keys.ts';
import { call, command } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { View, ViewChange, ViewList, ViewState } from './schema.ts';

/** Reads the views of one list, those of the person first and each group in its order. */
export const readViews = async (list: ViewList): Promise<readonly View[]> =>
  (await call(endpoints.list, { query: new URLSearchParams({ list }) })).data.items;

/**
 * Reads the views of one list. A failure raises no notice, because the component that asks for them
 * says so in its own place, and because a back end may lack the call.
 */
export const useViews = (list: ViewList) =>
  useRead(['views', list], () => readViews(list), {
    onError: () => undefined,
    shouldRetryOnError: false,
  });

/** Reads the views of all lists. A failure raises no notice. */
export const useAllViews = () =>
  useRead(['views'], async () => (await call(endpoints.list)).data.items, {
    onError: () => undefined,
    shouldRetryOnError: false,
  });

const VIEWS: readonly Key[] = [['views']];
const etagOf = ({ id, version }: Pick<View, 'id' | 'version'>) => versionTag('View', id, version);

/**
 * Creates a view. It fails with `invalid` when the person has a view of this list with this name
 * already.
 */
export function useCreateView() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['views', 'create'],
    async (body: { list: ViewList; name: string; team: boolean; state: ViewState }) =>
      (await call(endpoints.create, { body, idempotencyKey: keyOf(body) })).data,
    VIEWS,
  );
}

/**
 * Changes the name, the state or the owner (the person or the team) of a view. The change is based
 * on the version as it was read.
 */
export function useUpdateView() {
  return useApiMutation(
    ['views', 'update'],
    async ({ view, change: body }: { view: View; change: ViewChange }) =>
      (await call(endpoints.update, { params: { id: view.id }, body, ifMatch: etagOf(view) })).data,
    VIEWS,
  );
}

/** Deletes a view, based on the version as it was read. `trigger` resolves with true. */
export function useDeleteView() {
  return useApiMutation(
    ['views', 'delete'],
    async (view: View) => {
      await command(endpoints.remove, { params: { id: view.id }, ifMatch: etagOf(view) });
      return true;
    },
    VIEWS,
  );
}

/** Reorders the views of the person or of the team. */
export const useOrderViews = () =>
  useApiMutation(
    ['views', 'order'],
    async (body: { list: ViewList; team: boolean; views: readonly number[] }) =>
      (await call(endpoints.order, { body })).data,
    VIEWS,
  );

/** Sets the default view of a list. Null removes the default view. */
export const useDefaultView = () =>
  useApiMutation(
    ['views', 'default'],
    async (body: { list: ViewList; view: number | null }) =>
      (await call(endpoints.setDefault, { body })).data,
    VIEWS,
  );
