import { ApiProvider } from '@console/api/core/ApiProvider';
import { endpoint, type Call } from '@console/mocks/endpoint';
import { endless, failing } from '@console/mocks/scenarios';
import type { RequestHandler } from 'msw';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const answering = (body: unknown) => (call: Call) => endpoint(call, () => Response.json(body));

/** The kinds of failures, each as a handler for an endpoint. */
export const TROUBLES = {
  fails: failing,
  isSlow: endless,
  hasTheWrongShape: answering({ id: 'x', 'hydra:member': 'none', 'hydra:totalItems': 'many' }),
  hasNullMembers: answering({ id: null, 'hydra:member': [null], company_queue_requests: [null] }),
} as const satisfies Record<string, (call: Call) => RequestHandler>;
export type Trouble = keyof typeof TROUBLES;

/** Remounts the page with an empty cache each time the button is pressed. */
export function Rounds({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        Next round
      </button>
      <ApiProvider key={round} onError={() => undefined}>
        {round > 0 && children}
      </ApiProvider>
    </>
  );
}

/** A call, and the cards that show its answer. */
type Row = readonly [call: Call, cards: readonly string[]];

interface BrokenCardsOptions {
  trouble: Trouble;
  calls: readonly Row[];
  /** The titles of all cards. */
  cards: readonly string[];
  /** Adds handlers that take precedence over those of the story. */
  answer: (...handlers: RequestHandler[]) => void;
  /** The handlers that answer every call as usual. */
  usual: readonly RequestHandler[];
}

/** A query by role would compute the names of all cards for each one. */
function card(title: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby]')].find(
    (one) =>
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === title,
  );
  if (!found) throw new Error(`No card ${title}`);
  return found;
}

/**
 * Fails one request after the other. The cards that need it show an error with Retry, or keep
 * loading when the answer is slow; all other cards show their data.
 */
export async function eachCallAlone({ trouble, calls, cards, answer, usual }: BrokenCardsOptions) {
  for (const [call, broken] of calls) {
    const others = cards.filter((one) => !broken.includes(one));
    answer(TROUBLES[trouble](call), ...usual);
    await userEvent.click(screen.getByRole('button', { name: 'Next round' }));
    await waitFor(() => {
      for (const title of others) expect(card(title)).not.toHaveAttribute('aria-busy');
    });
    for (const title of others)
      await expect(card(title)).not.toHaveTextContent('could not be loaded');
    for (const title of broken)
      if (trouble === 'isSlow') await expect(card(title)).toHaveTextContent('Loading...');
      else {
        await waitFor(() => expect(card(title)).toHaveTextContent(`${title} could not be loaded.`));
        await expect(card(title)).toHaveTextContent('Retry');
      }
  }
}
