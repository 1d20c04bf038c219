import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { fieldNamedIn, firstFieldIn, focusNextRequired } from '@console/ui/Dialog/fieldsIn.ts';
import { focusFirstInvalid } from '@console/ui/Dialog/modal.ts';
import { sameValue } from '@console/ui/threeWayMerge.ts';
import { createContext, Fragment, use, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { reasonNotSubmittable } from '../../form/DialogForm.tsx';
import { DraftBar } from '../../form/DraftBar.tsx';
import { ReviewFrame, type ReviewFrameProps } from '../review/reviewFrame.ts';
import type { FormHandle } from './formSlot.ts';
import styles from './ReviewMode.module.css';

interface PanelState {
  /** The id of the row that the form reviews. */
  id: number;
  /** Registers the current form of a row. Called with undefined when the form is unmounted. */
  arrive: (id: number, form: FormHandle | undefined) => void;
  /** Why the review cannot be sent now. */
  held: string | undefined;
  onSkip: () => void;
}

/** A context that connects the form with review mode. */
export const Panel = createContext<PanelState>({
  id: 0,
  arrive: () => undefined,
  held: undefined,
  onSkip: () => undefined,
});

/** The frame of a review form in review mode, where it has no dialog. */
export function ReviewPanel({ title, form, question, children }: ReviewFrameProps) {
  const frame = useRef<HTMLFormElement>(null);
  const { id, arrive, held: heldOutside, onSkip } = use(Panel);
  const { drafts, actions, refusal } = form;
  const held = heldOutside ?? reasonNotSubmittable(form, question);
  const typed = () => (form.dirty ? form.read() : undefined);
  const start = use(ReviewFrame)?.start;
  // A draft with the present or the initial values of the form is not offered.
  const isHere = ({ values }: { values: unknown }) =>
    sameValue(values, typed()) || sameValue(values, start);
  const offered = drafts.offered.filter((draft) => !isHere(draft));
  const send = () => {
    for (const draft of drafts.offered) if (isHere(draft)) drafts.discard(draft);
    void form.submit();
  };
  const submit = () => {
    if (held === undefined) send();
    else void form.showProblems().then(() => focusFirstInvalid(frame.current));
  };
  useLayoutEffect(() => {
    arrive(id, {
      choose: (index) => {
        const action = actions?.all[index];
        if (action === undefined || heldOutside !== undefined) return;
        flushSync(() => actions?.choose(action));
        focusNextRequired(frame.current);
      },
      submit,
      typed,
      focusFirst: () => frame.current && firstFieldIn(frame.current)?.focus(),
      focusField: (name) => fieldNamedIn(frame.current, name)?.focus(),
    });
    return () => arrive(id, undefined);
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (held === undefined) send();
  };
  const words = question ?? refusal?.words;
  return (
    <form ref={frame} aria-label={title} className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.fields}>
        <DraftBar drafts={offered} onRestore={drafts.restore} onDiscard={drafts.discard} />
        {words ? <Banner tone="danger">{words}</Banner> : null}
        <Fragment key={form.revision}>{children}</Fragment>
      </div>
      <footer className={styles.footer}>
        <Button onClick={onSkip}>Skip</Button>
        <Button type="submit" tone="primary" disabledReason={held}>
          Send and go on
        </Button>
      </footer>
    </form>
  );
}
