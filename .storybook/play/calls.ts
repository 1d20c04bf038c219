import { activityStore } from '@console/api/core/activity';
import { expect, waitFor } from 'storybook/test';

/** For `beforeEach`: forgets the calls that earlier stories left without an answer. */
export const forgetCalls = () => {
  activityStore.pending = 0;
};

/** Waits until every call is answered, and for one more answer: by then the others are read. */
export async function allAnswered() {
  await waitFor(() => expect(activityStore.pending).toBe(0));
  await (await fetch('/api/tags')).text();
}
