import { ApiError } from '@console/api/core/errors';
import type { ListQuery } from '@console/api/core/listQuery';
import type { OnFailure } from '@console/api/core/useApiMutation';
import type { RowChange } from '@console/api/core/useRowWrite';
import { presentRows, type LoadRows } from '@console/api/reviews/bulk';
import type { Bulk } from '@console/api/reviews/client';
import { sameValue } from '@console/ui/threeWayMerge.ts';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { FormDefinition } from '../../form/defineForm.ts';
import { useDialogForm } from '../../form/useDialogForm.ts';
import { useLeaveQuestion } from '../../form/useLeaveQuestion.ts';
import type { SelectedRows } from '../list/rowSelection.ts';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { countedReasons, countedRows, failureText, resultText } from './bulkText.ts';

/**
 * With more rows than this, a question states the action, the number and the filter before they are
 * sent.
 */
const ASK_ABOVE = 25;

/** The props of the sheets that the bar opens. */
export interface SheetProps<Row extends ReviewRow> {
  selection: SelectedRows<Row>;
  query: ListQuery;
  /** The search and the filters in words. Undefined when there are none. */
  filter: string | undefined;
  onClose: () => void;
}

interface Options<V extends FieldValues, Row extends ReviewRow, Body> extends SheetProps<Row> {
  definition: FormDefinition<V>;
  defaults: V & DefaultValues<V>;
  draftKey: string;
  kind: Pick<ReviewKind<Row, never>, 'rowNoun'> & { calls: { page: LoadRows<Row> } };
  bulk: Bulk<Row, Body>;
  /** Why a row cannot be sent, in a few words. Undefined when it can. */
  problemOf: (row: Row, values: V) => string | undefined;
  bodyOf: (row: Row, values: V) => Body | undefined;
  /** Whether the rows stay selected, as far as the list still has them. */
  keepsSelection: (values: V) => boolean;
  /** The body that takes the decision about a row back. Undefined when that is not possible. */
  inverseOf?: (row: Row) => Body | undefined;
  /** What Undo cannot take back of these rows. */
  remainsOf?: (rows: readonly Row[]) => string | undefined;
  /** The action in words, such as "Snooze #". `#` stands for the rows. */
  verbOf: (values: V, count: number) => string;
}

/** A decision that is sent, or one that is taken back. */
type Change<V, Row, Body> = { values: V } | { undo: readonly RowChange<Row, Body>[] };

/** The rows as they are saved, and those that stay selected. */
interface Done<Row> {
  saved: readonly Row[];
  selected: readonly Row[];
}

interface Question {
  title: string;
  lines: readonly string[];
  answer: (yes: boolean) => void;
}

const outsideOnly = () => false;

/**
 * One form for many rows. It sends the rows that can be sent. Rows that fail or are left out stay
 * in the form and in the selection, each with its reason.
 */
export function useBulkForm<V extends FieldValues, Row extends ReviewRow, Body>({
  selection,
  query,
  filter,
  kind,
  bulk,
  problemOf,
  bodyOf,
  keepsSelection,
  inverseOf = () => undefined,
  remainsOf,
  verbOf,
  onClose,
  ...options
}: Options<V, Row, Body>) {
  const [rows, setRows] = useState<readonly Row[]>(() => [...selection.read().rows.values()]);
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [result, setResult] = useState<{ words: string; isWhole: boolean }>();
  const [sent, setSent] = useState<V>();
  const [question, setQuestion] = useState<Question>();
  const isRunning = useRef(false);
  const isNothingLeft = useRef(false);
  const leaving = useLeaveQuestion(() => isRunning.current, outsideOnly);

  const isAgreed = async (values: V, count: number) => {
    const leftOut = rows.flatMap((row) => problemOf(row, values) ?? []);
    if (count <= ASK_ABOVE && leftOut.length === 0) return true;
    const yes = await new Promise<boolean>((answer) => {
      setQuestion({
        title: `${verbOf(values, count).replace('#', countedRows(kind, count))}?`,
        lines: [
          ...(leftOut.length > 0
            ? [`${leftOut.length} left out: ${countedReasons(leftOut)}.`]
            : []),
          filter === undefined ? 'No filter is set.' : `Filter: ${filter}`,
        ],
        answer,
      });
    });
    setQuestion(undefined);
    return yes;
  };

  /** Reads the failed rows again, and removes those that have left the list. */
  const renewed = async (failed: readonly Row[], stay: readonly Row[]) => {
    if (failed.length === 0) return stay;
    const ids = failed.map(({ id }) => id);
    const present = await presentRows(kind.calls.page, query, ids).catch(() => undefined);
    if (!present) return stay;
    const newest = new Map(present.map((row) => [row.id, row]));
    return stay
      .filter(({ id }) => !ids.includes(id) || newest.has(id))
      .map((row) => newest.get(row.id) ?? row);
  };

  /** Takes the decision back, and gives the rows that are still selected their newest values. */
  const takeBack = async (changes: readonly RowChange<Row, Body>[], onFailure?: OnFailure) => {
    const outcomes = await bulk.run(changes);
    const saved = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.saved : []));
    const newest = new Map(saved.map((row) => [row.id, row]));
    selection.set([...selection.read().rows.values()].map((row) => newest.get(row.id) ?? row));
    if (saved.length === changes.length) return { saved, selected: saved };
    const failed = outcomes.flatMap((it) => (it.kind === 'failed' ? failureText(it.error) : []));
    const left = changes.length - saved.length - failed.length;
    const detail = resultText({ done: saved.length, failed, left });
    await onFailure?.(new ApiError(detail, { kind: 'conflict', detail }));
    return undefined;
  };

  const run = async (values: V): Promise<Done<Row> | undefined> => {
    const changes = rows.flatMap((row): RowChange<Row, Body>[] => {
      const body = problemOf(row, values) === undefined ? bodyOf(row, values) : undefined;
      return body === undefined ? [] : [{ row, values: body }];
    });
    if (!(await isAgreed(values, changes.length))) return undefined;
    setResult(undefined);
    setSent(values);
    isRunning.current = true;
    const outcomes = await bulk.run(changes);
    isRunning.current = false;
    const done = new Map<number, Row>();
    const why = new Map<number, string>();
    const conflicts: Row[] = [];
    for (const [index, { row }] of changes.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind === 'done') done.set(row.id, outcome.saved);
      if (outcome?.kind !== 'failed') continue;
      why.set(row.id, failureText(outcome.error));
      if (outcome.error.kind === 'conflict' || outcome.error.kind === 'notFound')
        conflicts.push(row);
    }
    if (done.size === rows.length) {
      const saved = [...done.values()];
      return { saved, selected: keepsSelection(values) ? await renewed(saved, saved) : [] };
    }
    const stay = rows.filter(({ id }) => !done.has(id));
    selection.set(stay);
    setFailures(why);
    const text = resultText({
      done: done.size,
      failed: [...why.values()],
      left: changes.length - done.size - why.size,
    });
    setResult({ words: text, isWhole: done.size === changes.length });
    setRows(stay);
    const newest = await renewed(conflicts, stay);
    if (newest === stay) return undefined;
    const gone = stay.length - newest.length;
    const left = `${gone} left the list and ${gone === 1 ? 'is' : 'are'} no longer selected.`;
    isNothingLeft.current = newest.length === 0;
    // When nothing is left, the sheet closes and the bar shows the result.
    const said = isNothingLeft.current ? `${text} ${left}` : left;
    selection.set(newest, gone > 0 ? said : undefined);
    setRows(newest);
    return undefined;
  };

  const form = useDialogForm<V, Change<V, Row, Body>, Done<Row>>({
    ...options,
    submitLabel: 'Send',
    write: {
      trigger: (change, onFailure) =>
        'undo' in change ? takeBack(change.undo, onFailure) : run(change.values),
      pending: bulk.progress !== undefined,
      error: undefined,
      reset: () => undefined,
    },
    toBody: (values) => ({ values }),
    success: ({ saved }) => [`${saved.length} done.`],
    undo: ({ saved }) => {
      const before = new Map(rows.map((row) => [row.id, row]));
      const undo = saved.flatMap((row): RowChange<Row, Body>[] => {
        const former = before.get(row.id);
        const values = former && inverseOf(former);
        return values === undefined ? [] : [{ row, values }];
      });
      return undo.length > 0 ? { undo } : undefined;
    },
    remains: remainsOf?.(rows),
    onSaved: ({ selected }) => selection.set(selected),
    onClose,
  });
  const ready = rows.filter((row) => problemOf(row, form.values) === undefined).length;
  return {
    ...form,
    // What every row has got that could be sent is not lost when the sheet closes.
    dirty: form.dirty && (failures.size > 0 || !sameValue(form.values, sent)),
    reasonNotSavable:
      form.reasonNotSavable ??
      (ready === 0
        ? `No row can be sent: ${countedReasons(rows.flatMap((row) => problemOf(row, form.values) ?? []))}.`
        : undefined),
    submit: async () => {
      await form.submit();
      if (isNothingLeft.current) form.onClose();
    },
    rows,
    ready,
    failures,
    result,
    question,
    leaving,
    progress: bulk.progress,
    stop: bulk.stop,
  };
}
