import { tierLabel } from '@console/api/entities/schema';
import type { EntityRef } from '@console/api/entities/schema';
import type { Control } from '@console/api/roles/controls';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import type { ComponentProps } from 'react';
import { EntityLink, EntityNameCell } from '../../parts/cells/EntityLink.tsx';
import { NoteCell } from '../../parts/cells/NoteCell.tsx';
import { TagLinksCell } from '../../parts/cells/TagCell.tsx';
import { CareerPageButton } from '../career-page/CareerPageButton.tsx';
import { RowActions, RowButton } from './cells.tsx';

type Column<Row> = DataTableColumn<Row>;

export const idColumn = {
  id: 'id',
  header: 'ID',
  align: 'end',
  mono: true,
  pinned: true,
  cell: ({ id }) => id,
} as const satisfies Column<{ id: number }>;

export const entityIdColumn = {
  id: 'entity_id',
  header: 'EID',
  sortKey: 'entity.id',
  align: 'end',
  mono: true,
  pinned: true,
  cell: ({ entity: { id } }) => <EntityLink id={id}>{id}</EntityLink>,
} as const satisfies Column<{ entity: { id: number } }>;

export const entityNameColumn = {
  id: 'company_name',
  header: 'Entity Name',
  sortKey: 'entity.company_name',
  pinned: true,
  kind: 'name',
  cell: ({ entity }) => <EntityNameCell entity={entity} />,
} as const satisfies Column<{ entity: ComponentProps<typeof EntityNameCell>['entity'] }>;

export const tierColumn = {
  id: 'tier',
  header: 'Tier Level',
  sortKey: 'entity.tier_level',
  kind: 'value',
  cell: ({ entity }) => tierLabel(entity.tier_level) ?? '–',
} as const satisfies Column<{ entity: Pick<EntityRef, 'tier_level'> }>;

export const lastChangedColumn = {
  id: 'changed',
  header: 'Last Time Changed',
  sortKey: 'last_time_changed',
  align: 'end',
  cell: ({ last_time_changed }) => <DateText at={last_time_changed} />,
} as const satisfies Column<{ last_time_changed: number | null }>;

export const lastReviewedColumn = {
  id: 'reviewed',
  header: 'Last Time Reviewed',
  sortKey: 'last_time_reviewed',
  align: 'end',
  cell: ({ last_time_reviewed }) => <DateText at={last_time_reviewed} />,
} as const satisfies Column<{ last_time_reviewed: number | null }>;

export const latestNoteColumn = {
  id: 'latest_note',
  header: 'Latest Note',
  kind: 'note',
  cell: ({ latest_note }) => <NoteCell note={latest_note} />,
} as const satisfies Column<{ latest_note: ComponentProps<typeof NoteCell>['note'] }>;

export const tagsColumn = {
  id: 'tags',
  header: 'Tags',
  cell: ({ tags }) => <TagLinksCell tags={tags} />,
} as const satisfies Column<{ tags: readonly { id: number; title: string }[] }>;

interface ReviewColumnOptions<Row> {
  /** The control whose roles apply. */
  action: Control;
  /** Why the row cannot be reviewed now. Undefined when it can. */
  blockReason: (row: NoInfer<Row>) => { message: string } | undefined;
  onPress: (row: NoInfer<Row>) => void;
}

/** The column with the button that opens the review of a row. */
export const reviewColumn = <Row,>({
  action,
  blockReason,
  onPress,
}: ReviewColumnOptions<Row>): Column<Row> => ({
  id: 'review',
  header: 'Review',
  width: 88,
  pinnedEnd: true,
  cell: (row) => (
    <RowButton
      name="review"
      action={action}
      blockReason={blockReason(row)?.message}
      onPress={() => onPress(row)}
      label="Review"
    />
  ),
});

/** The column "Actions" for rows whose only action is to open the career page. */
export const careerPageColumn = {
  id: 'actions',
  header: 'Actions',
  width: 76,
  pinnedEnd: true,
  cell: ({ entity }) => (
    <RowActions>
      <CareerPageButton address={entity.career_page} />
    </RowActions>
  ),
} as const satisfies Column<{ entity: Pick<EntityRef, 'career_page'> }>;
