import { pathOf } from '../core/endpoint.ts';
import { MAX_LIMIT } from '../core/hydra/query.ts';
import { byOwner, ownerParams, type Owner } from '../core/owner.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

const PAGE_SIZE = 15;

/** The parameters of a page of the stage history. Instants are in unix seconds. */
export type StageHistoryQuery = {
  page: number;
  start?: number;
  end?: number;
  /** The id of one of the entity's scrapes. It is absent for all of them. */
  scrapeId?: number;
};

function toParams({ page, start, end, scrapeId }: StageHistoryQuery, size: number) {
  const params = new URLSearchParams({ page: String(page), limit: String(size) });
  params.set('order[start_time]', 'desc');
  if (start !== undefined) params.set('start_time', String(start));
  if (end !== undefined) params.set('end_time', String(end));
  if (scrapeId !== undefined) params.set('scrape.id[]', String(scrapeId));
  return params;
}

/**
 * Reads a page of the stages of the runs of a scrape, or of all scrapes of an entity, newest first.
 * A page has fifteen stages, or `size`. The page before stays while another one is read. Nothing is
 * sent without a query.
 */
export function useStageHistory(
  owner: Owner,
  query: StageHistoryQuery | undefined,
  size = PAGE_SIZE,
) {
  const endpoint = byOwner(owner, endpoints.ofEntity, endpoints.ofScrape);
  const params = ownerParams(owner);
  return useRead(
    query ? ['scrapes', 'stageHistory', pathOf(endpoint.path, params), query, size] : null,
    async () =>
      (
        await call(endpoint, {
          params,
          query: query && toParams(query, size),
        })
      ).data,
    { keepPreviousData: true },
  );
}

/** Reads the newest stages, as many as the server returns in one answer, whatever the page. */
export const useStageWindow = (owner: Owner, query: StageHistoryQuery | undefined) =>
  useStageHistory(owner, query && { ...query, page: 1 }, MAX_LIMIT);
