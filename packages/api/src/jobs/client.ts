import { download } from '../core/download.ts';
import { pathOf } from '../core/endpoint.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { byOwner, ownerParams, type Owner } from '../core/owner.ts';
import { call, callNumberedList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useList } from '../core/useList.ts';
import { useLookUp } from '../core/useLookUp.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { Job } from './schema.ts';

/** A page of the active jobs of an entity or a scrape. */
export function useJobs(owner: Owner, query: ListQuery) {
  const endpoint = byOwner(owner, endpoints.ofEntity, endpoints.ofScrape);
  const params = ownerParams(owner);
  return useList(['jobs', 'list', pathOf(endpoint.path, params), query], () =>
    callNumberedList(endpoint, query, params),
  );
}

/** Downloads such a list as CSV. `trigger` resolves with the file name. */
export function useExportJobs(owner: Owner) {
  const { path } = byOwner(owner, endpoints.exportOfEntity, endpoints.exportOfScrape);
  return useApiMutation(['jobs', 'export'], (query: ListQuery) =>
    download(pathOf(path, ownerParams(owner)), toExportParams(query), 'jobs.csv'),
  );
}

const readJob = async (id: number): Promise<Job> =>
  (await call(endpoints.read, { params: { id } })).data;

/** GET /jobs/{id}. */
export const useJob = (id: number) => useRead(['jobs', 'detail', id], () => readJob(id));

/** One of the three ways to name a job. */
export type JobReference =
  | { by: 'id'; id: number }
  | { by: 'hash'; hash: string }
  | { by: 'url'; url: string };

const findJob = async (job: JobReference): Promise<Job> => {
  if (job.by === 'id') return readJob(job.id);
  if (job.by === 'hash') return (await call(endpoints.byHash, { params: { hash: job.hash } })).data;
  return (await call(endpoints.byUrl, { query: new URLSearchParams({ url: job.url }) })).data;
};

/**
 * Finds a job by its id, its hash or its exact URL. `trigger` resolves with null when there is no
 * such job.
 */
export const useJobLookUp = () => useLookUp(['jobs', 'lookUp'], findJob);
