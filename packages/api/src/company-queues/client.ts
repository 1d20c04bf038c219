import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { ofEntity } from './endpoints.ts';

/** The queue of an entity; one without an id where nobody has asked for the entity yet. */
export const useCompanyQueue = (entityId: number) =>
  useRead(
    ['company-queues', 'entity', entityId],
    async () => (await call(ofEntity, { params: { id: entityId } })).data,
  );
