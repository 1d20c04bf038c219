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

/** Answers the views of the signed-in person and of the team, either of one list or of all lists. */
export const list = getAll('/views', viewSchema, { query: { list: VIEW_LISTS } });
export const create = post('/views', viewBody, viewSchema, { status: 201, versioned: true });
export const update = put('/views/{id}', viewChangeBody, viewSchema, { versioned: true });
export const remove = del('/views/{id}', { versioned: true });
/** Changes the order of a person's views of a list, or of the team's views. */
export const order = put('/views/order', viewOrderBody, viewOrderSchema);
/** Sets the view with which a list begins for the signed-in person. */
export const setDefault = put('/views/default', defaultViewBody, defaultViewSchema);
