import { Pagination } from '@console/ui/Pagination';
import { useState, type ComponentProps } from 'react';
import { PAGE_SIZES } from '../../list/listState.ts';
import { CardTable } from './CardTable.tsx';

type Table = ComponentProps<typeof CardTable>;

interface PagedTableProps<T> extends Pick<Table, 'label' | 'columns'> {
  /** The items, oldest first. */
  items: readonly T[];
  rowOf: (item: T) => Table['rows'][number];
}

/** A table with pages of few rows, newest first. The person chooses how many rows a page has. */
export function PagedTable<T>({ label, columns, items, rowOf }: PagedTableProps<T>) {
  const [chosen, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const page = Math.min(chosen, Math.max(1, Math.ceil(items.length / pageSize)));
  const end = items.length - (page - 1) * pageSize;
  const shown = items.slice(Math.max(0, end - pageSize), end).toReversed();
  return (
    <>
      <CardTable label={label} columns={columns} rows={shown.map(rowOf)} />
      {items.length > PAGE_SIZES[0] && (
        <Pagination
          of={label}
          page={page}
          pageSize={pageSize}
          total={items.length}
          pageSizes={PAGE_SIZES}
          onPageChange={setPage}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </>
  );
}
