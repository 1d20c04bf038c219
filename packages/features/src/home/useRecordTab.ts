import { useRef, useState } from 'react';

/** A sentence at one field of the search. */
interface Problem {
  field: string;
  message: string;
}
type Outcome = { kind: 'problem'; problem: Problem } | { kind: 'blocked'; href: string };

/**
 * Opens an empty tab at once, within the press, so that no browser blocks it; its address is set
 * when the answer is there. `goTo` returns false where the tab was blocked or closed meanwhile. The
 * new page cannot reach this one.
 */
function openTab(): { goTo: (href: string) => boolean; close: () => void } {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (href) => {
      if (!tab || tab.closed) return false;
      tab.location.href = new URL(href, location.origin).href;
      return true;
    },
    close: () => tab?.close(),
  };
}

/**
 * Opens a record in a new tab. `find` resolves with its address, or with what is wrong with the
 * search. A problem goes with `forget`, which a change of any field calls.
 */
export function useRecordTab() {
  const [outcome, setOutcome] = useState<Outcome>();
  const newest = useRef(0);
  const forget = () => {
    newest.current += 1;
    setOutcome(undefined);
  };
  const refuse = (problem: Problem) => setOutcome({ kind: 'problem', problem });
  return {
    /** The sentence at this field. */
    problemAt: (field: string) =>
      outcome?.kind === 'problem' && outcome.problem.field === field
        ? outcome.problem.message
        : undefined,
    /** The address that the browser did not open. */
    blocked: outcome?.kind === 'blocked' ? outcome.href : undefined,
    forget,
    refuse,
    open: async (find: string | (() => Promise<string | Problem>)) => {
      forget();
      const search = newest.current;
      const tab = openTab();
      const found = typeof find === 'string' ? find : await find();
      if (typeof found === 'string') {
        if (!tab.goTo(found)) setOutcome({ kind: 'blocked', href: found });
        return;
      }
      tab.close();
      if (search === newest.current) refuse(found);
    },
  };
}
