import { useRead } from '../core/useRead.ts';
import { companyQueueKeys } from './keys.ts';
import { readCompanyQueueOf } from './requests.ts';

/** GET /entities/{id}/company_queue; a queue without an id where the employer has none. */
export const useCompanyQueue = (entityId: number) =>
  useRead(companyQueueKeys.ofEntity(entityId), () => readCompanyQueueOf(entityId));
