import { activityStore } from '@console/api/core/activity';
import { endpoint, type Call } from '@console/mocks/endpoint';
import { expect, waitFor } from 'storybook/test';

/** A handler that holds the answers of a call back until the story lets them come. */
export function held(call: Call, isHeld: (request: Request) => boolean = () => true) {
  let waiting: (() => void)[] = [];
  return {
    handler: endpoint(call, async ({ request }) => {
      if (isHeld(request)) await new Promise<void>((resolve) => waiting.push(resolve));
    }),
    /** Lets the answers come that are held back. */
    answer: async () => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** For `beforeEach`: forgets the calls that earlier stories left without an answer. */
export const forgetCalls = () => {
  activityStore.pending = 0;
};

/** Waits until every call is answered, and for one more answer: by then the others are read. */
export async function allAnswered() {
  await waitFor(() => expect(activityStore.pending).toBe(0));
  await (await fetch('/api/tags')).text();
}
