import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import {
  useVersionedWrite,
  type VersionedChange,
  type Versions,
} from '../core/useVersionedWrite.ts';
import { entityKey, readEntity, SHOWING_ENTITIES, type EntityVersion } from './client.ts';
import * as endpoints from './endpoints.ts';
import type {
  AliasesWrite,
  Entity,
  EntityArchive,
  EntityTagsWrite,
  EntityWrite,
} from './schema.ts';

// These calls are not in client.ts, which every list loads: with those of detailClient.ts and of the
// queue's writeClient.ts they would add 1.5 KB to the dashboard.

/** Says how the versions of entities are read and kept. */
export const entityVersions: Versions<Entity, EntityVersion> = {
  keyOf: entityKey,
  read: readEntity,
  of: (entity, etag) => ({ entity, etag }),
};
type EntityChange<Values> = VersionedChange<Values, EntityVersion>;

/** Creates an entity when there is no `id`. Otherwise it changes the fields that are sent. */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  const update = useVersionedWrite(endpoints.update, entityVersions);
  return useApiMutation(
    ['entities', 'save'],
    async ({
      id,
      values: body,
      ...over
    }: Omit<EntityChange<EntityWrite>, 'id'> & { id?: number }): Promise<EntityVersion> => {
      if (id !== undefined) return update({ id, values: body, ...over });
      const { data, etag } = await call(endpoints.create, { body, idempotencyKey: keyOf(body) });
      return { entity: data, etag };
    },
    SHOWING_ENTITIES,
  );
}

/** Archives or unarchives an entity. */
export const useArchiveEntity = () =>
  useApiMutation<EntityChange<EntityArchive>, EntityVersion>(
    ['entities', 'archive'],
    useVersionedWrite(endpoints.archive, entityVersions),
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of tags. */
export const useSaveEntityTags = () =>
  useApiMutation<EntityChange<EntityTagsWrite>, EntityVersion>(
    ['entities', 'tags'],
    useVersionedWrite(endpoints.replaceTags, entityVersions),
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of aliases. */
export const useSaveAliases = () =>
  useApiMutation<EntityChange<AliasesWrite>, EntityVersion>(
    ['entities', 'aliases'],
    useVersionedWrite(endpoints.replaceAliases, entityVersions),
    SHOWING_ENTITIES,
  );
