import { getAll, post, put, remove as del } from '../core/endpoint.ts';
import {
  defaultViewBody,
  defaultViewSchema,
  VIEW_LISTS,
  viewBody,
  viewChangeBody,
  viewOrderBody,
  viewOrderSchema,
  viewSchema,
} from './schema.ts';

/** The views of the signed-in person and of the team: of one list, or of all of them. */
export const list = getAll('/views', viewSchema, { query: { list: VIEW_LISTS } });
export const create = post('/views', viewBody, viewSchema, { status: 201, versioned: true });
export const update = put('/views/{id}', viewChangeBody, viewSchema, { versioned: true });
export const remove = del('/views/{id}', { versioned: true });
/** The order of a person's views of a list, or of the team's. */
export const order = put('/views/order', viewOrderBody, viewOrderSchema);
/** The view with which a list begins for the signed-in person. */
export const setDefault = put('/views/default', defaultViewBody, defaultViewSchema);
