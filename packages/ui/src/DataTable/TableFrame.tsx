import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { columnLayout } from './columnWidths.ts';
import type { DataTableColumn, DataTableLayout } from './dataTable.types.ts';
import { neededWidths } from './neededWidths.ts';
import { tableRef } from './tableRows.ts';
import styles from './DataTable.module.css';

interface FrameProps {
  label: string;
  rows: readonly unknown[];
  columns: readonly DataTableColumn<never>[];
  /** The width of the leading column of check boxes or expand buttons, if there is one. */
  lead: number | undefined;
  busy?: boolean;
  /** True while nobody can use the table, because its rows load. */
  isSkeleton: boolean;
  layout?: DataTableLayout;
  /** The head and the body of the table. */
  children: ReactNode;
}

let pointer: typeof import('./tablePointer.ts') | undefined;
const loadPointer = async () => (pointer ??= await import('./tablePointer.ts'));

/** The widths that each table had last, by its name, with which it begins the next time. */
const lastNeeded = new Map<string, ReturnType<typeof neededWidths>>();

/**
 * The widths that the columns need for their contents. They are computed once for each set of rows,
 * before the browser lays it out.
 */
function useNeededWidths({
  label,
  rows,
  columns,
  lead,
}: Pick<FrameProps, 'label' | 'rows' | 'columns' | 'lead'>) {
  const table = useRef<HTMLTableElement>(null);
  const [needed, setNeeded] = useState(lastNeeded.get(label) ?? {});
  useLayoutEffect(() => {
    if (!table.current || rows.length === 0) return;
    const next = neededWidths(table.current, columns, lead);
    lastNeeded.set(label, next);
    setNeeded((now) => (columns.every(({ id }) => now[id]?.all === next[id]?.all) ? now : next));
  }, [label, rows, columns, lead]);
  const mount = (element: HTMLTableElement | null) => {
    table.current = element;
    return tableRef(element);
  };
  return { mount, needed };
}

/** The scrolling frame, the table in it, and the widths of its columns. */
export function TableFrame({
  label,
  rows,
  columns,
  lead,
  busy,
  isSkeleton,
  layout,
  children,
}: FrameProps) {
  'use no memo'; // The children are new in every render, so no cache would be used.
  const { mount, needed } = useNeededWidths({ label, rows, columns, lead });
  const { pinned, pinnedEnd, style } = columnLayout(columns, lead, layout?.widths, needed);
  const onPointer = (event: MouseEvent) =>
    void loadPointer().then(
      ({ handlePointer }) => handlePointer(event, layout?.onWidthChange),
      () => undefined,
    );
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
      inert={isSkeleton}
      aria-hidden={isSkeleton || undefined}
      data-skeleton={isSkeleton ? '' : undefined}
      data-density={layout?.density}
      data-layout={layout && ''}
      onPointerOver={onPointer}
      onPointerDown={onPointer}
      onDoubleClick={onPointer}
    >
      <table
        ref={mount}
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
  'use no memo'; // The columns are new in every render, so no cache would be used.
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
