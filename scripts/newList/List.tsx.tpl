import { use__Pascal__ } from '@console/api/__kebab__/client';
import type { FilterField } from '@console/ui/FilterSidebar';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import type { FiltersOf } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { __camel__Columns } from './__camel__.columns.tsx';
import { __camel__State } from './__camel__.state.ts';

const fields: readonly FilterField<FiltersOf<typeof __camel__State>>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
];

const data = {
  name: '__kebab__' as const,
  label: '__Title__',
  search: 'Search __Title__...',
  loading: 'Loading...',
  empty: 'Say here what will be in this list, and how it comes.',
  fields,
};

export function __Pascal__List() {
  const list = useListState(__camel__State);
  const answer = use__Pascal__(list.query);
  const page = useListPage(data, { list, answer, columns: __camel__Columns });

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="__Title__" />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page} />
      <ListPage.Filters page={page} />
    </ListPage>
  );
}
