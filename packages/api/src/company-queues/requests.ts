import { request } from '../core/request.ts';
import { companyQueueSchema } from './schema.ts';

/** The queue of an employer; one without an id where it has none. */
export const readCompanyQueueOf = async (entityId: number) =>
  (await request(companyQueueSchema, `/entities/${entityId}/company_queue`)).data;
