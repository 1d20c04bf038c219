import { versionTag } from '../core/hydra/etag.ts';
import type { Key } from '../core/keys.ts';
import { call, command } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { View, ViewChange, ViewList, ViewState } from './schema.ts';

/** The views of one list, mine first, each group in its order. */
export const readViews = async (list: ViewList): Promise<readonly View[]> =>
  (await call(endpoints.list, { query: new URLSearchParams({ list }) })).data.items;

/**
 * The views of one list. A failure raises no notice: what asks for them says so in its place, and a
 * back end may lack the call.
 */
export const useViews = (list: ViewList) =>
  useRead(['views', list], () => readViews(list), {
    onError: () => undefined,
    shouldRetryOnError: false,
  });

/** The views of all lists. A failure raises no notice. */
export const useAllViews = () =>
  useRead(['views'], async () => (await call(endpoints.list)).data.items, {
    onError: () => undefined,
    shouldRetryOnError: false,
  });

const VIEWS: readonly Key[] = [['views']];
const etagOf = ({ id, version }: Pick<View, 'id' | 'version'>) => versionTag('View', id, version);

/**
 * Creates a view. A name that already exists among the person's views of this list fails with
 * `invalid`.
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

/** Changes name, state or owner (the person or the team) of a view on the version as it was read. */
export function useUpdateView() {
  return useApiMutation(
    ['views', 'update'],
    async ({ view, change: body }: { view: View; change: ViewChange }) =>
      (await call(endpoints.update, { params: { id: view.id }, body, ifMatch: etagOf(view) })).data,
    VIEWS,
  );
}

/** Deletes a view on the version as it was read. `trigger` resolves with true. */
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

/** Sets the default view of a list; null removes it. */
export const useDefaultView = () =>
  useApiMutation(
    ['views', 'default'],
    async (body: { list: ViewList; view: number | null }) =>
      (await call(endpoints.setDefault, { body })).data,
    VIEWS,
  );
