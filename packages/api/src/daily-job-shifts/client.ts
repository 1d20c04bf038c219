import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /daily_job_shifts. */
export const useDailyJobShifts = (query: ListQuery) =>
  useList(listKey('daily-job-shifts', query), () => callList(endpoints.list, query));
