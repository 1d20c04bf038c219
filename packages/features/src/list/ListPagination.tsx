import type { Collection } from '@console/api/core/hydra';
import { Pagination } from '@console/ui/Pagination';
import { usePageKeys } from '../keys/useListKeys.ts';
import { PAGE_SIZES } from './listState.ts';

interface ListPaginationProps {
  list: {
    page: number;
    pageSize: number;
    setPage: (page: number) => void;
    setPageSize: (pageSize: number) => void;
  };
  /** The answer that is shown; undefined while there is none. */
  data: Pick<Collection<unknown>, 'total' | 'totalCapped'> | undefined;
}

/** Total, View and the pages of a list. */
export function ListPagination({ list, data }: ListPaginationProps) {
  usePageKeys({
    page: list.page,
    pageSize: list.pageSize,
    total: data?.total,
    setPage: list.setPage,
  });
  return (
    <Pagination
      page={list.page}
      pageSize={list.pageSize}
      total={data?.total}
      totalCapped={data?.totalCapped}
      pageSizes={PAGE_SIZES}
      onPageChange={list.setPage}
      onPageSizeChange={list.setPageSize}
    />
  );
}
