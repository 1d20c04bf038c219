import { Button } from '@console/ui/Button';
import { ListLayout } from '@console/ui/ListLayout';
import ListFilter from 'lucide-react/icons/list-filter';
import { useShortcut } from '../../keys/useShortcut.ts';
import { ListPage, type ListPageState } from '../../list/ListPage.tsx';

interface FilterButtonProps {
  onShow: () => void;
}

function FilterButton({ onShow }: FilterButtonProps) {
  useShortcut('list.filter', onShow);
  return (
    <Button icon={<ListFilter size={16} />} onClick={onShow}>
      Filter
    </Button>
  );
}

interface RecordListHeaderProps<Row, V extends object> {
  page: ListPageState<Row, V>;
  title: string;
  /** Shows the filters, which the page of the record has in its sidebar. */
  onShowFilters?: () => void;
}

/**
 * The header of a list that belongs to a record. Its heading is not of the first level, because the
 * record's page has that one.
 */
export function RecordListHeader<Row, V extends object>({
  page,
  title,
  onShowFilters,
}: RecordListHeaderProps<Row, V>) {
  return (
    <>
      <ListLayout.Header title={title} level={2}>
        <ListPage.Search page={page} />
        {onShowFilters && <FilterButton onShow={onShowFilters} />}
        <ListPage.Columns page={page} />
      </ListLayout.Header>
      <ListPage.ChipLine page={page} />
    </>
  );
}
