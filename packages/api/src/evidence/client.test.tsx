// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useAskForEvidence, useEvidence } from './client.ts';

const days = { first: '2026-11-01', last: '2026-11-21' };
const record = { entityId: 1 };

function useAsking({ shown }: { shown: boolean }) {
  const ask = useAskForEvidence();
  const evidence = useEvidence(shown ? record : { entityId: 2 }, days);
  return { ask: () => ask(record, days), counts: evidence.counts?.data };
}

it('what was asked for beforehand is used once, and never in another cache', async () => {
  const { calls } = fakeFetch(() => json({ 'hydra:member': [], 'hydra:totalItems': 0 }));
  const ofRecord = () => calls().filter((call) => call.includes('/entities/1/')).length;
  const first = renderApi(useAsking, { shown: false });
  first.current().ask();
  await vi.waitFor(() => expect(ofRecord()).toBe(4));
  first.show({ shown: true });
  await vi.waitFor(() => expect(first.current().counts).toEqual([]));
  expect(ofRecord()).toBe(4);

  const other = renderApi(useAsking, { shown: true });
  await vi.waitFor(() => expect(other.current().counts).toEqual([]));
  expect(ofRecord()).toBe(8);
});
