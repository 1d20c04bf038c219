import { watchListBlockReason } from '@console/api/watch-lists/rules';
import type { WatchList } from '@console/api/watch-lists/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { lazyOptional } from '@console/ui/lazy';
import { Suspense } from 'react';
import { ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { UrlCell } from '../../parts/cells/ExternalLink.tsx';
import { TagCell } from '../../parts/cells/TagCell.tsx';
import { CareerPageButton } from '../career-page/CareerPageButton.tsx';
import { assignIcon, PeopleCell, ReasonCell, RowActions, RowButton } from '../list/cells.tsx';
import { entityIdColumn, entityNameColumn, reviewColumn } from '../list/columns.tsx';
import type { TabActions } from '../list/tabActions.ts';

/**
 * The menu is out of sight until the row is pointed at, so its script is not part of the first
 * rows.
 */
const WatchListMenu = lazyOptional(() =>
  import('./WatchListMenu.tsx').then((it) => it.WatchListMenu),
);

export const watchListColumns = ({
  open,
  activate,
}: TabActions<WatchList>): readonly DataTableColumn<WatchList>[] => [
  entityNameColumn,
  entityIdColumn,
  {
    id: 'scrape_name',
    header: 'Scrape Name',
    sortKey: 'scrape.name',
    kind: 'name',
    cell: ({ scrape }) => (scrape ? <ScrapeLink id={scrape.id}>{scrape.name}</ScrapeLink> : '–'),
  },
  {
    id: 'scrape_id',
    header: 'SID',
    sortKey: 'scrape.id',
    align: 'end',
    mono: true,
    cell: ({ scrape }) => (scrape ? <ScrapeLink id={scrape.id}>{scrape.id}</ScrapeLink> : '–'),
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ entity }) => <TagCell tags={entity.tags} separator="; " />,
  },
  {
    id: 'reason_code',
    header: 'Reason Code',
    cell: ({ reason_code }) => <ReasonCell kinds={['watch_list']} code={reason_code} />,
  },
  {
    id: 'watch_listed',
    header: 'Watch Listed',
    sortKey: 'watch_listed_date',
    align: 'end',
    cell: ({ watch_listed_date }) => <DateText at={watch_listed_date} />,
  },
  {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'entity.career_page',
    kind: 'url',
    cell: ({ entity }) => <UrlCell url={entity.career_page} />,
  },
  {
    id: 'assigned_to',
    header: 'Assigned To',
    cell: ({ assigned_to }) => <PeopleCell people={assigned_to} />,
  },
  reviewColumn({
    action: 'watchLists.review',
    blockReason: watchListBlockReason,
    onPress: (row) => open({ kind: 'review', row }),
  }),
  {
    id: 'actions',
    header: 'Actions',
    width: 104,
    pinnedEnd: true,
    cell: (row) => (
      <RowActions>
        <RowButton
          name="assign"
          action="watchLists.assign"
          blockReason={watchListBlockReason(row)?.message}
          onPress={() => open({ kind: 'assign', row })}
          label="Assign"
          icon={assignIcon}
        />
        <CareerPageButton address={row.entity.career_page ?? row.scrape?.career_portal ?? null} />
        <Suspense>
          <WatchListMenu row={row} open={open} onView={() => activate(row.id)} />
        </Suspense>
      </RowActions>
    ),
  },
];
