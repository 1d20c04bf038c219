import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { ofEntity } from './endpoints.ts';

/** The queue of an entity. It has no id when nobody has added a request for the entity. */
export const useCompanyQueue = (entityId: number) =>
  useRead(
    ['company-queues', 'entity', entityId],
    async () => (await call(ofEntity, { params: { id: entityId } })).data,
  );
