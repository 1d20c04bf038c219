import type { Body } from '@console/api/core/endpoint';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { countKey, rowProblem, type BatchValues } from './batchForm.ts';
import styles from './BulkDialog.module.css';

/** Registers the input of a row. The returned function removes it. */
type Register = (id: number, cell: HTMLInputElement | null) => () => void;

interface CellProps {
  control: Control<BatchValues>;
  id: number;
  label: string;
  describedBy: string;
  isBad: boolean;
  register: Register;
}

/** The input for the job count of one row. */
function CountCell({ control, id, label, describedBy, isBad, register }: CellProps) {
  const {
    field: { value = '', onChange, onBlur },
  } = useController({ control, name: `counts.${countKey(id)}` });
  return (
    <input
      ref={(cell) => register(id, cell)}
      data-row={id}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isBad || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      onFocus={({ target }) => target.select()}
    />
  );
}

interface RowProps<Row extends ReviewRow, Review extends Body> {
  kind: ReviewKind<Row, Review>;
  row: Row;
  control: Control<BatchValues>;
  /** Why the last attempt failed. */
  failure: string | undefined;
  register: Register;
}

function BatchRow<Row extends ReviewRow, Review extends Body>({
  kind,
  row,
  control,
  failure,
  register,
}: RowProps<Row, Review>) {
  const stateId = useId();
  const [action, ticked, count = ''] = useWatch({
    control,
    name: ['action', 'ticked', `counts.${countKey(row.id)}`],
  });
  const asks = kind.asksOf({ action });
  const problem = rowProblem(kind, row, { action, ticked, count });
  const state = problem?.words ?? (failure && `Failed: ${failure}`) ?? 'Ready';
  const name = row.scrape
    ? `${row.entity.company_name}, ${row.scrape.name}`
    : row.entity.company_name;
  const isBad = problem !== undefined ? problem.isCount : failure !== undefined;
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>{row.entity.career_page ? <ExternalLink url={row.entity.career_page} /> : '–'}</td>
      {kind.batch.facts.map(({ header, cell }) => (
        <td key={header} className={styles.number}>
          {cell(row)}
        </td>
      ))}
      {asks.jobCount && (
        <td>
          <CountCell
            control={control}
            id={row.id}
            label={`${kind.labels.job_count} of ${name}`}
            describedBy={stateId}
            isBad={problem?.isCount === true}
            register={register}
          />
        </td>
      )}
      <td id={stateId} className={isBad ? styles.problem : styles.quiet}>
        {state}
      </td>
    </tr>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface BatchTableProps<Row extends ReviewRow, Review extends Body> {
  kind: ReviewKind<Row, Review>;
  rows: readonly Row[];
  control: Control<BatchValues>;
  asksCount: boolean;
  failures: ReadonlyMap<number, string>;
  /** Called when a column was pasted into the cell of a row. */
  onPaste: (rowIndex: number, text: string) => void;
}

/** The rows of a batch. Each has an input for its job count and, when it cannot be sent, the reason. */
export function BatchTable<Row extends ReviewRow, Review extends Body>({
  kind,
  rows,
  control,
  asksCount,
  failures,
  onPaste,
}: BatchTableProps<Row, Review>) {
  const cells = useRef(new Map<number, HTMLInputElement>());
  const register: Register = (id, cell) => {
    if (cell) cells.current.set(id, cell);
    return () => cells.current.delete(id);
  };
  const indexOf = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLInputElement
      ? rows.findIndex(({ id }) => String(id) === target.dataset['row'])
      : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const step = STEPS[key];
    const at = indexOf(event);
    if (step === undefined || at < 0 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    const to = rows[at + (key === 'Enter' && shiftKey ? -1 : step)];
    if (to) cells.current.get(to.id)?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const at = indexOf(event);
    if (at < 0 || !/[\n\r\t]/.test(text)) return; // The browser pastes a single value as usual.
    event.preventDefault();
    onPaste(at, text);
  };
  return (
    <table className={styles.rows} aria-label="Rows of the batch">
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Career Page</th>
          {kind.batch.facts.map(({ header }) => (
            <th key={header} scope="col" className={styles.number}>
              {header}
            </th>
          ))}
          {asksCount && <th scope="col">{kind.labels.job_count}</th>}
          <th scope="col">State</th>
        </tr>
      </thead>
      {/* The keys move the focus between the cells of the table body. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onKeyDown={onKeyDown} onPaste={paste}>
        {rows.map((row) => (
          <BatchRow
            key={row.id}
            kind={kind}
            row={row}
            control={control}
            failure={failures.get(row.id)}
            register={register}
          />
        ))}
      </tbody>
    </table>
  );
}
