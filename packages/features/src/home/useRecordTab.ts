import { useRef, useState } from 'react';

/** A message about one field of the search. */
interface Problem {
  field: string;
  message: string;
}
type Outcome = { kind: 'problem'; problem: Problem } | { kind: 'blocked'; href: string };

/**
 * Opens an empty tab synchronously in the click handler, so that no pop-up blocker stops it. Its
 * address is set when the answer arrives. `goTo` returns false when the tab was blocked or has been
 * closed. The new page has no access to this one (`opener` is cut).
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
 * Opens a record in a new tab. `find` resolves with its address or with the problem of the search.
 * Any change of a field calls `forget`, which clears the problem.
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
    /** The message about this field. */
    problemAt: (field: string) =>
      outcome?.kind === 'problem' && outcome.problem.field === field
        ? outcome.problem.message
        : undefined,
    /** The address of the found record, when the browser blocked its tab. */
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
