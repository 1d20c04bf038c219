import { useReasonNotAllowed } from '@console/api/roles/client';
import { useTagList } from '@console/api/tags/client';
import { Button } from '@console/ui/Button';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import { useListState } from '../list/useListState.ts';
import {
  DeleteTagDialog,
  OpenTagDialog,
  preloadTagDialogs,
  TagDialog,
  type TagDialogState,
} from './openTagDialog.ts';
import { tagsColumns } from './tags.columns.tsx';
import { tagsState, toTagsQuery } from './tags.state.ts';

const data = {
  name: 'tags' as const,
  label: 'Tags',
  search: 'Search Tags...',
  loading: 'Loading...',
  empty: 'Tags appear here when somebody adds them.',
  fields: [],
};

export function TagsList() {
  const list = useListState(tagsState);
  const page = useListPage(data, {
    list,
    answer: useTagList(toTagsQuery(list)),
    columns: tagsColumns,
  });
  const [open, setOpen] = useState<TagDialogState>();
  const mayNotAdd = useReasonNotAllowed('tags.add');
  const close = () => setOpen(undefined);

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="Tag Management">
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
      </ListPage.Header>
      <ListPage.Main>
        <OpenTagDialog value={setOpen}>
          <ListPage.Rows page={page} />
        </OpenTagDialog>
      </ListPage.Main>
      <ListPage.Footer page={page} />
      <Suspense>
        {open?.kind === 'add' && <TagDialog onClose={close} />}
        {open?.kind === 'edit' && <TagDialog tag={open.tag} onClose={close} />}
        {open?.kind === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
