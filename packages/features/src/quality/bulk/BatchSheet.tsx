import type { Body } from '@console/api/core/endpoint';
import { useBulkReview } from '@console/api/reviews/client';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { RichTextField } from '@console/ui/form/RichTextField';
import { useState } from 'react';
import { FormField } from '../../form/FormField.tsx';
import { ReasonCodeField } from '../../parts/reason-code/ReasonCodeField.tsx';
import { ActionField, SnoozeDateField } from '../review/ReviewFields.tsx';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { withCleanNote } from '../review/useReview.ts';
import { batchBody, batchForm, countKey, emptyBatch, rowProblem } from './batchForm.ts';
import { BatchTable } from './BatchTable.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { blockReasonText, countedRows } from './bulkText.ts';
import { fillDown } from './pasteCounts.ts';
import { useBulkForm, type SheetProps } from './useBulkForm.ts';
import styles from './BulkDialog.module.css';

interface BatchSheetProps<Row extends ReviewRow, Review extends Body> extends SheetProps<Row> {
  kind: ReviewKind<Row, Review>;
  /** The action that is chosen when the sheet opens; empty for none. */
  action: string;
}

/**
 * The sheet that reviews many rows at once. The rows share the action, the reason, the note and the
 * date, and each row has its own job count.
 */
export function BatchSheet<Row extends ReviewRow, Review extends Body>({
  kind,
  action,
  ...props
}: BatchSheetProps<Row, Review>) {
  const [definition] = useState(() => batchForm(kind));
  const [defaults] = useState(() => emptyBatch(action));
  const [said, setSaid] = useState('');
  const form = useBulkForm({
    ...props,
    definition,
    defaults,
    draftKey: `${kind.draft}-batch`,
    kind,
    bulk: useBulkReview(kind.calls),
    problemOf(row, { action: chosen, ticked, counts }) {
      const count = counts[countKey(row.id)] ?? '';
      const problem = rowProblem(kind, row, { action: chosen, ticked, count });
      return problem && blockReasonText(problem.code);
    },
    bodyOf: (row, values) => batchBody(kind, withCleanNote(values), row.id),
    keepsSelection: ({ action: chosen }) => chosen === 'snooze',
    verbOf({ action: chosen }, count) {
      const words = kind.words[chosen];
      return (count === 1 ? words?.one : undefined) ?? words?.many ?? 'Send #';
    },
  });
  const { values, setValue, clearErrors, rows, ready, progress } = form;
  const { batch } = kind;
  const asks = kind.asksOf(values);
  const ticks = Object.entries(batch.ticksOf?.(values.action) ?? {});
  const mayHaveDay = batch.mayHaveDay?.(values.action, values.ticked) === true;
  const strays = Object.entries(values.counts).filter(
    ([key, count]) => count !== '' && !rows.some(({ id }) => countKey(id) === key),
  ).length;
  // After a run the notice about rows that left the list would include the rows just sent.
  const saysStrays = !progress && form.result === undefined;

  /** Chooses an action. The reason, the day and ticks that the new action does not have are cleared. */
  const choose = (chosen: string) => {
    setValue('action', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (chosen === values.action) return;
    setValue('reason_code', '', { shouldDirty: true });
    setValue('snooze_date', '', { shouldDirty: true });
    const next = batch.ticksOf?.(chosen) ?? {};
    setValue(
      'ticked',
      values.ticked.filter((name) => name in next),
    );
    clearErrors(['reason_code', 'snooze_date', 'note']);
  };
  const paste = (at: number, text: string) => {
    const keys = rows.map(({ id }) => countKey(id));
    const filled = fillDown(values.counts, keys, at, text);
    setValue('counts', filled.counts, { shouldDirty: true });
    setSaid(filled.said);
  };

  return (
    <BulkDialog title={`Review ${countedRows(kind, rows.length)}`} form={form}>
      <FormField form={form} name="action">
        {(field) => (
          <ActionField field={field} actions={kind.actions} words={kind.words} onChoose={choose} />
        )}
      </FormField>
      {asks.reasons.length > 0 && (
        <FormField form={form} name="reason_code">
          {(field) => <ReasonCodeField field={field} kind={asks.reasons[0]} />}
        </FormField>
      )}
      {ticks.length > 0 && (
        <FormField form={form} name="ticked">
          {({ value, onChange }) => (
            <div>
              {ticks.map(([name, label]) => (
                <CheckboxField
                  key={name}
                  name={name}
                  label={label}
                  value={value.includes(name)}
                  onChange={(on) =>
                    onChange(on ? [...value, name] : value.filter((other) => other !== name))
                  }
                />
              ))}
            </div>
          )}
        </FormField>
      )}
      {(asks.snoozeDate || mayHaveDay) && (
        <FormField form={form} name="snooze_date">
          {(field) => <SnoozeDateField field={field} required={asks.snoozeDate} />}
        </FormField>
      )}
      {batch.leftOut !== undefined && <p className={styles.summary}>{batch.leftOut}</p>}
      <FormField form={form} name="note">
        {(field) => <RichTextField {...field} label="Note" required={asks.note} />}
      </FormField>
      <p className={styles.summary}>
        <output>
          {said} {ready} of {rows.length} ready.
        </output>
        {asks.jobCount && ' Type the job counts down, or paste a column into a cell.'}
        {strays === 1 && saysStrays && ' 1 job count belongs to a row that is not here.'}
        {strays > 1 && saysStrays && ` ${strays} job counts belong to rows that are not here.`}
      </p>
      <BatchTable
        kind={kind}
        rows={rows}
        control={form.control}
        asksCount={asks.jobCount}
        failures={form.failures}
        onPaste={paste}
      />
    </BulkDialog>
  );
}
