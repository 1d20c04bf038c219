import type { Body } from '@console/api/core/endpoint';
import type { ListQuery } from '@console/api/core/listQuery';
import {
  keepAsDraft,
  onTakenBack,
  outboxStore,
  post,
  undo,
  type OutboxItem,
} from '@console/api/reviews/outbox/outbox';
import { isAtChoice } from '@console/ui/Dialog/fieldsIn.ts';
import { isTyping } from '@console/ui/isTyping.ts';
import { useStableFunction } from '@console/ui/useStableFunction.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { useCareerFollow } from '../career-page/useCareerFollow.ts';
import type { Decision } from '../review/reviewFrame.ts';
import type { ReviewKind, ReviewRow } from '../review/reviewKind.ts';
import { createFormSlot, type FormHandle } from './formSlot.ts';
import { bindReviewKeys, createSteps, type ReviewKey, type Steps } from './reviewKeys.ts';
import type { ReviewModeProps } from './reviewModeProps.ts';
import { useBeforeInteraction } from './useBeforeInteraction.ts';
import { useDrawnRow } from './useDrawnRow.ts';
import { useFreshRows } from './useFreshRows.ts';
import { useRowInAddress } from './useRowInAddress.ts';
import { useWorklist } from './useWorklist.ts';
import { currentId } from './worklist.ts';

interface Options<Row extends ReviewRow, Review extends Body> extends ReviewModeProps<Row> {
  kind: ReviewKind<Row, Review>;
  /** The row to begin with. When undefined, review mode begins with the first row. */
  start: number | undefined;
  /** The query of the list. Review mode goes through a snapshot of it. */
  query: ListQuery;
}

/** The digit of a key that chooses an action; 0 for any other key. */
const choiceOf = (key: ReviewKey): number => Number(/^choose(\d)$/.exec(key)?.[1] ?? 0);

const without = <V>(all: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> =>
  new Map([...all].filter(([one]) => one !== id));

/** The state and behaviour of review mode, which `ReviewMode` renders. */
export function useReviewMode<Row extends ReviewRow, Review extends Body>({
  kind,
  id: asked,
  start,
  shown,
  query,
  onShow,
  onLeave,
}: Options<Row, Review>) {
  const { calls } = kind;
  const { resource } = calls;
  const list = useWorklist(calls, query, { id: start, shown });
  const { worklist, dispatch } = list;
  const id = currentId(worklist);
  const row = id === undefined ? undefined : worklist.rows.get(id);
  /** The number of decisions. It is part of the form's key, so that each decision remounts the form. */
  const [visit, setVisit] = useState(0);
  const steps = useRef<Steps>(undefined);
  const { rested, drawn } = useDrawnRow(id, visit, steps);
  useBeforeInteraction(() => {
    steps.current?.flush();
    dispatch({ type: 'stay' });
  });
  /**
   * Maps the id of a row to the initial values of its form: unsent input, or a decision that was
   * taken back.
   */
  const [starts, setStarts] = useState<ReadonlyMap<number, unknown>>(new Map());
  const [leaving, setLeaving] = useState(false);
  const items = useSnapshot(outboxStore).items.filter((item) => item.kind === resource);
  const itemOf = (of: number) => items.findLast(({ rowId }) => rowId === of);
  const failedOf = (of: number) => {
    const item = itemOf(of);
    return item?.state === 'failed' ? item : undefined;
  };
  const fresh = useFreshRows(calls, worklist, dispatch, drawn?.id);
  const [slot] = useState(createFormSlot);
  const panel = useRef<HTMLElement>(null);
  const follow = useCareerFollow(row ? kind.careerPage(row) : null, () =>
    slot.open()?.handle.focusField('job_count'),
  );

  const refused = worklist.ids.find((of) => failedOf(of) && worklist.marks.get(of) === 'decided');
  if (refused !== undefined) dispatch({ type: 'refused', id: refused });

  /** The unsent values of the open row's form. */
  const unsent = () => {
    const { id: of, handle } = slot.open() ?? {};
    if (of === undefined || worklist.marks.get(of) === 'decided') return undefined;
    const values = handle?.typed();
    return values === undefined ? undefined : { of, values };
  };
  /** Keeps the unsent values until the row is open again. */
  const keep = () => {
    const typed = unsent();
    if (typed) setStarts((all) => new Map([...all, [typed.of, typed.values]]));
  };
  /** Calls `run` with the form of the present row, as soon as the form is mounted. */
  const withForm = (run: (handle: FormHandle) => void) => {
    if (id !== undefined) slot.with(id, run);
  };
  const go = (to: number) => {
    keep();
    steps.current?.release();
    dispatch({ type: 'go', id: to });
  };
  const skip = () => {
    keep();
    steps.current?.release();
    dispatch({ type: 'skip' });
  };
  const held = (of?: number) =>
    outboxStore.items.findLast(
      ({ kind: ofKind, rowId, state }) =>
        ofKind === resource &&
        state === 'held' &&
        (of === undefined ? worklist.ids.includes(rowId) : rowId === of),
    );
  /**
   * Takes back the review of a row that is not sent yet. Without a row, it takes back the last one
   * of the worklist.
   */
  const takeBack = (of?: number) => {
    const found = held(of);
    const taken = found && undo(found.id);
    if (taken) receive(taken);
  };
  /** Opens the row of a review that was taken back, and fills its form with the former values. */
  const receive = (taken: OutboxItem) => {
    if (taken.kind !== resource || !worklist.ids.includes(taken.rowId)) {
      void keepAsDraft(taken); // The review belongs to a row outside of this worklist.
      return;
    }
    steps.current?.release();
    setStarts((all) => new Map([...all, [taken.rowId, taken.form]]));
    setVisit((before) => before + 1);
    dispatch({ type: 'undone', id: taken.rowId });
  };
  const send = (decision: Decision) => {
    const of = decision.row.id;
    const { values } = decision;
    const action =
      typeof values === 'object' && values !== null && 'action' in values ? values.action : '';
    const name = worklist.rows.get(of)?.entity.company_name;
    post({
      ...decision,
      kind: resource,
      tab: kind.tab,
      title: `${name}: ${kind.words[String(action)]?.label}`,
    });
    fresh.settle(of);
    setStarts((all) => without(all, of));
    setVisit((before) => before + 1);
    steps.current?.release();
    dispatch({ type: 'decided', id: of });
    panel.current?.focus({ preventScroll: true }); // Moves the focus out of the form, so that the next keys are not typed into it.
  };
  const leave = () => (unsent() ? setLeaving(true) : onLeave(id));

  const act = useEffectEvent((key: Exclude<ReviewKey, 'next' | 'previous'>) => {
    switch (key) {
      case 'jobCount':
        return withForm(({ focusField }) => focusField('job_count'));
      case 'note':
        return withForm(({ focusField }) => focusField('note'));
      case 'careerPage':
        return void follow.open();
      case 'skip':
        return skip();
      case 'send':
        return withForm(({ submit }) => submit());
      case 'undo':
        return takeBack();
      case 'leave':
        if (isTyping(document.activeElement)) return panel.current?.focus();
        return leave();
      default:
        return withForm(({ choose }) => choose(choiceOf(key) - 1));
    }
  });
  // The shortcut help calls this while it renders, when an effect event must not be called.
  const can = useStableFunction((key: ReviewKey) => {
    if (key === 'leave') return true;
    if (key === 'undo') return held() !== undefined;
    if (key === 'previous') return worklist.ids.length > 0;
    if (choiceOf(key) > 0 && !(choiceOf(key) <= kind.actions.length && isAtChoice())) return false;
    return id !== undefined && (key !== 'careerPage' || follow.disabledReason === undefined);
  });
  const move = useEffectEvent((by: number) => {
    keep();
    dispatch({ type: 'move', steps: by });
  });
  useEffect(() => {
    const made = createSteps((by) => move(by));
    steps.current = made;
    const unbind = bindReviewKeys((key) => {
      if (key === 'next') made.press(1);
      else if (key === 'previous') made.press(-1);
      else {
        flushSync(made.flush);
        act(key);
      }
    }, can);
    return () => {
      made.stop();
      unbind();
    };
  }, [can]);

  const receiveLater = useEffectEvent(receive);
  useEffect(() => onTakenBack((item) => receiveLater(item)), []);

  // Moves the focus out of the form of the previous row.
  useEffect(() => {
    const { activeElement } = document;
    if (!slot.hasEntered()) return;
    if (activeElement === document.body || panel.current?.contains(activeElement))
      panel.current?.focus({ preventScroll: true });
  }, [id, slot]);

  useRowInAddress({
    asked,
    open: drawn?.id,
    onShow,
    async onAsked(of) {
      if (worklist.rows.has(of)) go(of);
      else {
        try {
          dispatch({ type: 'open', row: await calls.row(of) });
        } catch {
          // The open row stays. The next step writes it to the address.
        }
      }
    },
  });

  return {
    ...list,
    id,
    row,
    rested,
    drawn,
    start: drawn && (starts.get(drawn.id) ?? failedOf(drawn.id)?.form),
    refusedOf: (of: number) => failedOf(of)?.why,
    meanwhileOf: (of: number) => fresh.meanwhile.get(of),
    sendingOf: (of: number) => {
      const item = itemOf(of);
      return item !== undefined && item.state !== 'failed';
    },
    /**
     * The state of a row in words: "Reviewed", "Sending" or "Failed: " with the reason. Undefined
     * while nothing was decided.
     */
    stateOf(of: number): string | undefined {
      const item = itemOf(of);
      if (item) return item.state === 'failed' ? `Failed: ${item.why ?? ''}` : 'Sending';
      const mark = worklist.marks.get(of);
      if (mark === undefined) return fresh.meanwhile.get(of);
      return { decided: 'Reviewed', skipped: 'Skipped', gone: 'Gone' }[mark];
    },
    failed: items.filter(({ state, rowId }) => state === 'failed' && worklist.ids.includes(rowId)),
    reread: fresh.reread,
    panel,
    follow,
    arrive: slot.arrive,
    send,
    skip,
    takeBack,
    go,
    leave,
    leaving: leaving ? { stay: () => setLeaving(false), leave: () => onLeave(id) } : undefined,
  };
}
