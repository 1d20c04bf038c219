import * as endpoints from '@console/api/__kebab__/endpoints';
import { __camel__List } from '@console/api/__kebab__/list';
import type { __Pascal__Row } from '@console/api/__kebab__/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list.ts';
import type { Wire } from '../wire.ts';
import { __camel__ } from './fixtures.ts';

export const __camel__Handlers = (
  rows: readonly Wire<__Pascal__Row>[] = __camel__,
): RequestHandler[] => [
  endpoint(endpoints.list, ({ request }) => listResponse(__camel__List, rows, request)),
];
