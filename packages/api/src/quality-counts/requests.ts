import { call } from '../core/request.ts';
import * as endpoints from './endpoints.ts';

/** The open rows of the lists of the dashboard, by list. */
export const readQualityCounts = async (): Promise<ReadonlyMap<string, number>> =>
  new Map((await call(endpoints.read)).data.lists.map(({ list, count }) => [list, count]));
