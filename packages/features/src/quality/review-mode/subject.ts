import type { Collection } from '@console/api/core/hydra/collection';
import type { ListQuery } from '@console/api/core/listQuery';
import type { OutboxKind } from '@console/api/reviews/outbox/outbox';
import type { QueueSource } from '@console/api/reviews/queueSources';
import type { UserRef } from '@console/api/users/schema';
import type { ComponentType, ReactNode } from 'react';

/** What every row that can be reviewed has. */
export interface ReviewRow {
  id: number;
  entity: { id: number; company_name: string };
  scrape?: { id: number } | null;
  /** The day that the row is about, YYYY-MM-DD; the present one without it. */
  shift_date?: string | null;
  last_time_reviewed?: number | null;
  last_reviewed_by?: UserRef | null;
}

interface RowProps<Row> {
  row: Row;
}

interface AssignProps<Row> extends RowProps<Row> {
  onSaved: (row: Row) => void;
}

/** What review mode has to know about one kind of rows. */
export interface ReviewSubject<Row extends ReviewRow> {
  kind: OutboxKind;
  /** The last segment of its address, where two tabs have rows of this kind. */
  tab?: string;
  source: QueueSource<Row>;
  actionLabels: Readonly<Record<string, string>>;
  /** The value that tells the rows apart beside their names. */
  deciding: (row: Row) => ReactNode;
  careerPage: (row: Row) => string | null;
  Facts: ComponentType<RowProps<Row>>;
  /** The review with its own form. */
  Review: ComponentType<RowProps<Row> & { onClose: () => void }>;
  /** The button and the key that assign the row, where rows of this kind are assigned. */
  AssignToMe?: ComponentType<AssignProps<Row>>;
}

/** What the tab gives to its review mode. */
export interface ReviewModeProps<Row> {
  /** The row to begin with; another one while the mode is open is gone to. */
  id: number;
  /** The rows that the tab shows now. */
  shown: Collection<Row> | undefined;
  /** What the list asks for now. */
  query: ListQuery;
  /** The row that is open; called when the keys rest. */
  onShow: (id: number) => void;
  /** `at` is the row that was open; undefined at the end of the queue. */
  onLeave: (at: number | undefined) => void;
}
