import { useJobLookUp } from '@console/api/jobs/client';
import type { Me } from '@console/api/me/schema';
import { useQuickSearch } from '@console/api/quick-search/client';
import { afterPaint } from '@console/ui/afterPaint.ts';
import { Button } from '@console/ui/Button';
import { CommandPalette } from '@console/ui/CommandPalette';
import { indexOf } from '@console/ui/find/rank.ts';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { KeyCaps } from '../keys/KeyCaps.tsx';
import { PagesContext } from '../parts/pages/PagesContext.ts';
import { forgetAllRecords } from '../parts/records/recentKey.ts';
import { recentRecords } from '../parts/records/recentRecords.ts';
import { availableActions, runAction } from './actions.ts';
import { localEntries, type Choice, type PaletteView } from './entries.ts';
import { parsePaletteQuery } from './paletteQuery.ts';
import { resultsOf } from './results.ts';

export type { PaletteView } from './entries.ts';

interface PaletteProps {
  me: Me;
  /** Whether a path is a page that this person may open. */
  mayOpen: (path: string) => boolean;
  views?: readonly PaletteView[];
  /** The text that was typed while the chunk of the palette loaded. */
  typed?: string;
  onClose: () => void;
}

const NO_VIEWS: readonly PaletteView[] = [];
const NOT_FOUND = { hash: 'Job by hash not found.', url: 'Job by URL not found.', id: '' } as const;

/** The status text below the results. */
function noteOf(count: number, isPending: boolean): string {
  if (count > 0) return `${count} ${count === 1 ? 'result' : 'results'}`;
  if (isPending) return 'Searching...';
  return 'No results. Type a number, a job hash, an address, or part of a name.';
}

/**
 * The command palette. It finds pages, records, views and actions of the current screen, and opens
 * or runs the chosen one. It is open while it is mounted.
 */
export function Palette({ me, mayOpen, views = NO_VIEWS, typed = '', onClose }: PaletteProps) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(typed);
  const [recent, setRecent] = useState(() => recentRecords(me.id));
  const [actions] = useState(availableActions);
  const [problem, setProblem] = useState<string>();
  const lookUp = useJobLookUp();
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const { menu, home, insights } = use(PagesContext);
  const pages = [...menu, ...home, ...insights];
  const index = indexOf(localEntries({ pages, mayOpen, recent, actions, views }));
  const query = parsePaletteQuery(text, location.origin);
  const answer = useQuickSearch(query.search);
  const results = resultsOf(query, index, answer, mayOpen);
  const matches = results.flatMap((group) => group.matches);

  const type = (next: string) => {
    asked.current += 1;
    setProblem(undefined);
    setText(next);
  };
  const goTo = (href: string, inNewTab = false) => {
    onClose();
    if (inNewTab) window.open(href, '_blank', 'noopener');
    else navigate(href);
  };
  const findJob = async ({ job }: Extract<Choice, { kind: 'job' }>) => {
    const mine = asked.current;
    const found = await lookUp.trigger(job);
    // The answer is outdated, because the text has changed or the palette was closed.
    if (mine !== asked.current) return;
    if (found) goTo(`/jobs/${found.id}`);
    else setProblem(found === null ? NOT_FOUND[job.by] : 'The job could not be looked up.');
  };
  const choose = (id: string, inNewTab: boolean) => {
    const choice = matches.find(({ entry }) => entry.id === id)?.entry.choice;
    switch (choice?.kind) {
      case 'link':
        return goTo(choice.href, inNewTab);
      case 'action':
        onClose();
        // Runs after the paint, when the focus is back on the element that the action applies to,
        // such as a row.
        afterPaint(() => runAction(choice.shortcut));
        return undefined;
      case 'job':
        if (!lookUp.pending) void findJob(choice);
        return undefined;
      case 'retry':
        return answer.retry();
      default:
        return undefined;
    }
  };
  const clear = () => {
    forgetAllRecords(me.id);
    setRecent([]);
  };

  return (
    <CommandPalette
      label="Search or jump"
      placeholder="Number, hash, address, name, page or action"
      text={text}
      onTextChange={type}
      groups={results.map((group) => ({
        label: group.label,
        options: group.matches.map(({ entry, marks }) => ({
          ...entry,
          marks,
          aside: entry.keys && <KeyCaps keys={entry.keys} />,
        })),
      }))}
      onChoose={choose}
      onClose={onClose}
    >
      <output>
        {lookUp.pending
          ? 'Looking up the job...'
          : (problem ?? noteOf(matches.length, answer.isPending))}
        {matches.length > 0 && answer.isPending ? (
          // The text is hidden from screen readers, which would announce it with every key.
          <span aria-hidden="true"> · Searching...</span>
        ) : null}
      </output>
      {recent.length > 0 && query.text === '' ? (
        <Button size="sm" tone="ghost" onClick={clear}>
          Clear recent records
        </Button>
      ) : null}
    </CommandPalette>
  );
}
