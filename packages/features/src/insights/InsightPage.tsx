import type { ViewList } from '@console/api/views/schema';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { ListPage, type ListPageState } from '../list/ListPage.tsx';

/** The texts of an insight page. */
export const words = (name: ViewList, label: string, empty: string, loading = 'Loading...') => ({
  name,
  label,
  loading,
  empty,
  fields: [],
});

interface InsightProps<Row extends { id: number | string }, V extends object> {
  page: ListPageState<Row, V>;
  /** The breadcrumb from the dashboard to this page. The last item is this page. */
  trail?: readonly { label: string; href?: string }[];
  /** Content beside the title. */
  children?: ReactNode;
}

/**
 * The layout of an insight page: a breadcrumb to the dashboard, a sortable table and its
 * pagination.
 */
export function Insight<Row extends { id: number | string }, V extends object>({
  page,
  trail = [{ label: page.data.label }],
  children,
}: InsightProps<Row, V>) {
  return (
    <ListPage page={page}>
      <ListPage.Header
        page={page}
        title={page.data.label}
        breadcrumb={
          <Breadcrumb items={[{ label: 'Dashboard', href: '/dashboard/scraper' }, ...trail]} />
        }
      >
        {children}
      </ListPage.Header>
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page} />
    </ListPage>
  );
}
