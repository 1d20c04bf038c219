import type { PointerEvent, ReactNode } from 'react';
import { columnLayout, dragEdge, releaseEdge } from './columnWidths.ts';
import type { DataTableColumn, DataTableLayout } from './dataTable.types.ts';
import { tableRef } from './tableRows.ts';
import styles from './DataTable.module.css';

interface FrameProps {
  label: string;
  columns: readonly DataTableColumn<never>[];
  /** The width of the leading column of check boxes or expand buttons, if there is one. */
  lead: number | undefined;
  busy?: boolean;
  layout?: DataTableLayout;
  /** The head and the body of the table. */
  children: ReactNode;
}

/** A cell with clipped text shows all of it in a tooltip. One listener serves all cells. */
function titleCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell || cell.querySelector('[title]')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** The scrolling frame, the table in it, and the widths of its columns. */
export function TableFrame({ label, columns, lead, busy, layout, children }: FrameProps) {
  const { pinned, pinnedEnd, style } = columnLayout(columns, lead, layout?.widths);
  return (
    // Only a pointer can drag the edges of the headers. The settings panel offers the same by
    // keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.frame}
      aria-label={label}
      // The frame scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-density={layout?.density}
      data-layout={layout && ''}
      onPointerOver={titleCutText}
      onPointerDown={layout && ((event) => dragEdge(event, layout.onWidthChange))}
      onDoubleClick={layout && ((event) => releaseEdge(event, layout.onWidthChange))}
    >
      <table
        ref={tableRef}
        id={layout?.tableId}
        className={styles.table}
        aria-label={label}
        aria-busy={busy || undefined}
        data-pinned={pinned}
        data-pinned-end={pinnedEnd}
        style={style}
      >
        {children}
      </table>
    </section>
  );
}

export const cellClass = ({
  align,
  mono,
}: {
  align?: 'start' | 'end';
  mono?: boolean;
}): string | undefined =>
  align === 'end'
    ? mono
      ? `${styles.end} ${styles.mono}`
      : styles.end
    : mono
      ? styles.mono
      : undefined;

interface HeadProps<Row> {
  columns: readonly { column: DataTableColumn<Row>; sorted: 'asc' | 'desc' | undefined }[];
  onSortChange: (sortKey: string) => void;
  /** The header cell of the leading column. */
  children?: ReactNode;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/**
 * The header row; a sortable header is a button. Its icon comes from the style sheet, because an
 * SVG element per header would double the time from a sort to its first frame.
 */
export function TableHead<Row>({ columns, onSortChange, children }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {children}
        {columns.map(({ column, sorted }) => {
          const { sortKey } = column;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              className={cellClass({ align: column.align })}
              aria-sort={sorted && ARIA_SORT[sorted]}
            >
              {sortKey === undefined ? (
                column.header
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSortChange(sortKey)}>
                  <span>{column.header}</span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
