import type { PointerEvent, ReactNode } from 'react';
import { dragEdge, releaseEdge } from './columnEdge.ts';
import { columnLayout } from './columnLayout.ts';
import type { DataTableColumn, DataTableLayout } from './dataTable.types.ts';
import styles from './DataTable.module.css';

interface Props {
  label: string;
  columns: readonly DataTableColumn<never>[];
  /** There is a column before these: check boxes, expand buttons. */
  hasLead: boolean;
  busy?: boolean;
  layout?: DataTableLayout;
  /** The head and the body. */
  children: ReactNode;
}

/** A cell that cuts its text shows all of it in a tooltip. One listener for all cells. */
function titleCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell || cell.querySelector('[title]')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** The scrolling frame, the table in it, and the widths of its columns: what all tables share. */
export function TableFrame({ label, columns, hasLead, busy, layout, children }: Props) {
  const { widths, pinned, pinnedEnd, style } = columnLayout(columns, hasLead, layout?.widths);
  return (
    // The edges of the headers are a pointer's way to what the settings do by keyboard.
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
        id={layout?.tableId}
        className={styles.table}
        aria-label={label}
        aria-busy={busy || undefined}
        data-pinned={pinned}
        data-pinned-end={pinnedEnd}
        style={style}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        {children}
      </table>
    </section>
  );
}
