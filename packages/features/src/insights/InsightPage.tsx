import { Breadcrumb } from '@console/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { ListPage, type ListPageState } from '../list/ListPage.tsx';

/** The words of an insight page. */
export const words = (name: string, label: string, empty: string, loading = 'Loading...') => ({
  name,
  label,
  loading,
  empty,
  fields: [],
});

interface InsightProps<Row extends { id: number | string }, V extends object> {
  page: ListPageState<Row, V>;
  /** The pages from the dashboard to this one, with the name of this one as the last. */
  trail?: readonly { label: string; href?: string }[];
  /** Beside the title. */
  children?: ReactNode;
}

/** What the insight pages look like: the way back to the dashboard, a sortable table, its pages. */
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
