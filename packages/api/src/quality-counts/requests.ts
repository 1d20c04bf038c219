import { call } from '../core/request.ts';
import * as endpoints from './endpoints.ts';

/** Reads the number of open rows of each list of the dashboard. */
export const readQualityCounts = async (): Promise<ReadonlyMap<string, number>> =>
  new Map((await call(endpoints.read)).data.lists.map(({ list, count }) => [list, count]));
