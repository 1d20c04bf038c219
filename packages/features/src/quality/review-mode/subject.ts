import type { Collection } from '@console/api/core/hydra/collection';
import type { ListQuery } from '@console/api/core/listQuery';
import type { OutboxKind } from '@console/api/reviews/outbox/outbox';
import type { QueueSource } from '@console/api/reviews/queueSources';
import type { UserRef } from '@console/api/users/schema';
import type { ComponentType, ReactNode } from 'react';

/** The fields that every reviewable row has. */
export interface ReviewRow {
  id: number;
  entity: { id: number; company_name: string };
  scrape?: { id: number } | null;
  /** The day of the row, YYYY-MM-DD. Rows without it are about today. */
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

/** The configuration of review mode for one kind of row. */
export interface ReviewSubject<Row extends ReviewRow> {
  kind: OutboxKind;
  /** The path segment of the tab, needed when two tabs have rows of this kind. */
  tab?: string;
  source: QueueSource<Row>;
  actionLabels: Readonly<Record<string, string>>;
  /** The value that, next to the name, distinguishes a row in the queue. */
  deciding: (row: Row) => ReactNode;
  careerPage: (row: Row) => string | null;
  Facts: ComponentType<RowProps<Row>>;
  /** The review with its own form. */
  Review: ComponentType<RowProps<Row> & { onClose: () => void }>;
  /** The button and the key that assign the row, where rows of this kind are assigned. */
  AssignToMe?: ComponentType<AssignProps<Row>>;
}

/** The props that a tab passes to its review mode. */
export interface ReviewModeProps<Row> {
  /** The id of the row to open. When it changes, review mode goes to that row. */
  id: number;
  /** The rows that the tab shows now. */
  shown: Collection<Row> | undefined;
  /** What the list asks for now. */
  query: ListQuery;
  /** Called with the open row once no key is held. */
  onShow: (id: number) => void;
  /** `at` is the row that was open; undefined at the end of the queue. */
  onLeave: (at: number | undefined) => void;
}
