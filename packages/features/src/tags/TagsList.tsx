import { useTagList } from '@console/api/tags/client';
import { Button } from '@console/ui/Button';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import { useReasonNotAllowed } from '../parts/permissions/useReasonNotAllowed.ts';
import { loadDeleteTagDialog, loadTagDialog, preloadTagDialogs } from './loadTagDialogs.ts';
import { OpenTagDialog, type TagDialogState } from './openTagDialog.ts';
import { tagsColumns } from './tags.columns.tsx';
import { tagsState, toTagsQuery } from './tags.state.ts';

const TagDialog = lazy(() => loadTagDialog().then((module) => ({ default: module.TagDialog })));
const DeleteTagDialog = lazy(() =>
  loadDeleteTagDialog().then((module) => ({ default: module.DeleteTagDialog })),
);

export function TagsList() {
  const list = useListState(tagsState);
  const result = useTagList(toTagsQuery(list));
  const view = toListView(result, list);
  const table = useTableLayout('tags', tagsColumns);
  const [open, setOpen] = useState<TagDialogState>();
  const mayNotAdd = useReasonNotAllowed('tags.add');
  const close = () => setOpen(undefined);

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header title="Tag Management">
        <SearchBox label="Search Tags..." value={list.search} onSearch={list.setSearch} />
        <TableSettings table={table} sortKey={list.sort?.key} />
        <span onPointerEnter={preloadTagDialogs} onFocus={preloadTagDialogs}>
          <Button
            tone="primary"
            icon={<Plus size={16} />}
            disabledReason={mayNotAdd}
            onClick={() => setOpen({ kind: 'add' })}
          >
            Add Tag
          </Button>
        </span>
      </ListLayout.Header>
      <ListLayout.Main>
        <OpenTagDialog value={setOpen}>
          <ListRows
            view={view}
            list={list}
            onRetry={() => void result.mutate()}
            empty="Tags appear here when somebody adds them."
          >
            {({ items, refreshing }) => (
              <DataTable
                label="Tags"
                rows={items}
                columns={table.columns}
                layout={table.layout}
                sort={list.sort}
                onSortChange={list.setSort}
                busy={refreshing}
              />
            )}
          </ListRows>
        </OpenTagDialog>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
      </ListLayout.Footer>
      <Suspense>
        {open?.kind === 'add' && <TagDialog onClose={close} />}
        {open?.kind === 'edit' && <TagDialog tag={open.tag} onClose={close} />}
        {open?.kind === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
      </Suspense>
    </ListLayout>
  );
}
