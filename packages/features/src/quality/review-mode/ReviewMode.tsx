import type { Body } from '@console/api/core/endpoint';
import type { ListQuery } from '@console/api/core/listQuery';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { CheckboxField } from '@console/ui/form/CheckboxField';
import { Suspense, useState } from 'react';
import { useNotifyRowsPainted } from '../../list/RowsPaintedContext.ts';
import { EntityLink } from '../../parts/cells/EntityLink.tsx';
import { AssignToMeButton } from '../assign/AssignToMeButton.tsx';
import { Evidence } from '../evidence/Evidence.tsx';
import { ReviewFrame } from '../review/reviewFrame.ts';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { ReviewOfRow } from '../review/ReviewOfRow.tsx';
import type { ReviewModeProps } from './reviewModeProps.ts';
import { Panel, ReviewPanel } from './ReviewPanel.tsx';
import { useReviewMode } from './useReviewMode.ts';
import { positionText } from './worklist.ts';
import { WorklistEnd } from './WorklistEnd.tsx';
import { WorklistRows } from './WorklistRows.tsx';
import styles from './ReviewMode.module.css';

interface ModeProps<Row extends ReviewRow, Review extends Body> extends ReviewModeProps<Row> {
  kind: ReviewKind<Row, Review>;
  /** A name for the rows when review mode covers only a part of the tab's list. */
  part?: string;
  /** What the days of the rows are, such as "Outage of linkedin". */
  dayName?: string;
}

/** Identifies the list of a query, whatever its page. */
const listOf = ({ order, search, filters }: ListQuery) => JSON.stringify([order, search, filters]);

const nothing = () => undefined;

/**
 * Review mode. It goes through the rows of a tab one by one, and shows the worklist, the facts and
 * the evidence of the row, and its review form. Decisions are sent through the outbox, so the next
 * row never waits for an answer.
 */
export function ReviewMode<Row extends ReviewRow, Review extends Body>(
  props: ModeProps<Row, Review>,
) {
  const { query, id } = props;
  const [round, setRound] = useState({ number: 0, query });
  const begin = () => setRound(({ number }) => ({ number: number + 1, query }));
  return (
    <Round
      key={round.number}
      {...props}
      query={round.query}
      start={round.number === 0 ? id : undefined}
      onBegin={listOf(query) === listOf(round.query) ? undefined : begin}
    />
  );
}

interface RoundProps<Row extends ReviewRow, Review extends Body> extends ModeProps<Row, Review> {
  start: number | undefined;
  /** Starts again with the present filter. Undefined when the worklist was made with that filter. */
  onBegin: (() => void) | undefined;
}

function Round<Row extends ReviewRow, Review extends Body>({
  onBegin,
  ...props
}: RoundProps<Row, Review>) {
  const { kind, part, dayName } = props;
  const { panel, ...mode } = useReviewMode(props);
  const { worklist, id, row, rested, drawn, reading, follow } = mode;
  const evidenceRow = rested && worklist.rows.get(rested.id);
  const formRow = drawn && worklist.rows.get(drawn.id);
  const isResting = id === drawn?.id;
  useNotifyRowsPainted(row !== undefined);
  const words = positionText(worklist);
  const [said, setSaid] = useState(words);
  if ((isResting || id === undefined) && said !== words) setSaid(words);

  return (
    <section className={styles.mode} aria-label="Review mode">
      <header className={styles.header}>
        <p aria-hidden="true" className={styles.position}>
          {words}
        </p>
        {part !== undefined && <p dir="auto">{part}</p>}
        {/* The text does not change while a key is held, so that not every step is announced. */}
        <output className="visually-hidden">{said}</output>
        <CheckboxField
          label="Career page follows"
          name="career_page_follows"
          value={follow.on}
          onChange={follow.setOn}
        />
        <Button onClick={mode.leave}>Leave review mode</Button>
      </header>
      {onBegin && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={onBegin}>
              Start again with the new filter
            </Button>
          }
        >
          The filter of the list has changed. These rows are those from before.
        </Banner>
      )}
      {mode.missing && (
        <Banner tone="warning">The row of the address is not in this list any more.</Banner>
      )}
      {reading === 'failed' && worklist.ids.length > 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={mode.retry}>
              Retry
            </Button>
          }
        >
          The rows that follow could not be read.
        </Banner>
      )}
      <div className={styles.panes}>
        <WorklistRows
          ids={worklist.ids}
          at={worklist.at}
          rows={worklist.rows}
          valueOf={kind.deciding}
          stateOf={mode.stateOf}
          onOpen={mode.go}
        />
        {row && (
          <div className={styles.facts}>
            <h2 className={styles.title} dir="auto">
              <EntityLink id={row.entity.id}>{row.entity.company_name}</EntityLink>
            </h2>
            {mode.meanwhileOf(row.id) && (
              <p className={styles.meanwhile}>{mode.meanwhileOf(row.id)}</p>
            )}
            {mode.sendingOf(row.id) && (
              <Banner
                tone="info"
                action={
                  <Button size="sm" onClick={() => mode.takeBack(row.id)}>
                    Take it back
                  </Button>
                }
              >
                This review is being sent.
              </Banner>
            )}
            <div className={styles.actions}>
              <Button
                size="sm"
                disabledReason={follow.disabledReason}
                onClick={() => void follow.open()}
              >
                Open career page
              </Button>
              {kind.assign && (
                <AssignToMeButton
                  row={row}
                  assign={kind.assign}
                  onSaved={(saved) => mode.dispatch({ type: 'read', row: saved })}
                />
              )}
            </div>
            <kind.Facts row={row} />
          </div>
        )}
        <section
          ref={panel}
          tabIndex={-1}
          className={styles.panel}
          aria-label={row ? `Review of ${row.entity.company_name}` : 'Review'}
          aria-busy={(row !== undefined && !isResting) || undefined}
        >
          {row && formRow && drawn && (
            <div inert={!isResting}>
              <Panel
                value={{
                  id: drawn.id,
                  arrive: mode.arrive,
                  held: mode.sendingOf(drawn.id)
                    ? 'This review is being sent. Take it back first (z).'
                    : worklist.marks.get(drawn.id) === 'gone'
                      ? 'Somebody has removed this row meanwhile.'
                      : undefined,
                  onSkip: mode.skip,
                }}
              >
                <ReviewFrame
                  value={{
                    Frame: ReviewPanel,
                    start: mode.start,
                    refused: mode.refusedOf(drawn.id),
                    meanwhile: mode.meanwhileOf(drawn.id),
                    send: mode.send,
                    onRead: () => void mode.reread(drawn.id),
                  }}
                >
                  <Suspense>
                    <ReviewOfRow
                      key={`${drawn.id}/${drawn.visit}`}
                      kind={kind}
                      row={formRow}
                      onClose={nothing}
                    />
                  </Suspense>
                </ReviewFrame>
              </Panel>
            </div>
          )}
          {!row && reading === 'failed' && (
            <ErrorPanel title="The list could not be read." onRetry={mode.retry} />
          )}
          {!row && reading !== 'failed' && (
            <WorklistEnd
              worklist={worklist}
              isReading={reading !== 'idle'}
              failed={mode.failed.length}
              onAgain={() => mode.dispatch({ type: 'again' })}
              onFailed={() => mode.failed[0] && mode.go(mode.failed[0].rowId)}
              onLeave={mode.leave}
            />
          )}
        </section>
        {row && evidenceRow && (
          <div className={styles.evidence}>
            <Suspense>
              <Evidence
                entityId={evidenceRow.entity.id}
                scrapeId={evidenceRow.scrape?.id}
                day={evidenceRow.shift_date ?? undefined}
                dayName={dayName}
              />
            </Suspense>
          </div>
        )}
      </div>
      {mode.leaving && (
        <ConfirmDialog
          title="Leave review mode?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          pending={false}
          onConfirm={mode.leaving.leave}
          onClose={mode.leaving.stay}
        >
          What you have typed has not been sent. It is kept as a draft.
        </ConfirmDialog>
      )}
    </section>
  );
}
