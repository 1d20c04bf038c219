// @vitest-environment happy-dom
import { ApiProvider } from '@console/api/core/ApiProvider';
import { sessionStore } from '@console/api/core/session/session.store';
import { SignedInPerson } from '@console/api/me/client';
import { fakeFetch } from '@console/api/testing/fakeFetch';
import { ENTITY_TABS } from '@console/features/entity-detail/tabs.ts';
import { REQUEST_TABS } from '@console/features/queue-requests/tabs.ts';
import { SCRAPE_TABS } from '@console/features/scrape-detail/tabs.ts';
import { allHandlers } from '@console/mocks/handlers';
import { meAs } from '@console/mocks/me/handlers';
import { painted } from '@console/ui/afterPaint.ts';
import { act, cleanup, render } from '@testing-library/react';
import { getResponse } from 'msw';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { firstRequests } from '../../build/firstRequests.ts';
import { requestsOf } from '../startEarlyRequests.ts';
import { firstNeeds } from './firstNeeds.ts';
import { matchPath } from './matchPath.ts';
import { pages } from './pages.tsx';

// The editor draws on a canvas, which a document in Node does not have.
vi.mock('../../../ui/src/CodeEditor/CodeEditorBody.tsx', () => ({ CodeEditorBody: () => null }));

const TABS = [
  ...ENTITY_TABS.map(({ segment }) => `/entities/1/${segment}`),
  ...SCRAPE_TABS.map(({ segment }) => `/scrapes/812/${segment}`),
  ...REQUEST_TABS.map(({ segment }) => `/queue-requests/1/${segment}`),
  ...['spider', 'spider/history', 'parser', 'test-script/spider'].map(
    (part) => `/scrapes/812/${part}`,
  ),
];
const ADDRESSES = [...TABS, '/entities/1', '/scrapes/812', '/scrapes/3/combo', '/jobs/1'];

const requests = firstRequests(pages, firstNeeds);
const handlers = allHandlers().filter(({ info }) => info.header.startsWith('GET '));
const me = meAs('ROLE_ADMIN');

afterEach(cleanup);

it('has an address for every page of a record', () => {
  const ofRecords = Object.entries(pages).filter(([, { path }]) => /Id\b/.test(path));
  const shown = new Set<string | undefined>(ADDRESSES.map((address) => matchPath(address)?.name));
  expect(ofRecords.flatMap(([name]) => (shown.has(name) ? [] : name))).toEqual([]);
});

/** Longer than the scripts of a page take on a busy machine. */
const LONGEST = 60_000;

/**
 * What the boot script asks for is the first round, and what the page asks for with these answers
 * is the second one. All requests of a round are answered at once.
 */
it.each(ADDRESSES)(
  '%s has its data after two rounds',
  async (address) => {
    sessionStore.state = 'loggedIn';
    const early = new Set(requestsOf(requests, address));
    const answered: string[] = [];
    const waiting: { path: string; answer: () => void }[] = [];
    fakeFetch(async ({ path }) => {
      const call = path.replace('/api', '');
      answered.push(call);
      if (!early.has(call))
        await new Promise<void>((answer) => {
          waiting.push({ path: decodeURIComponent(call), answer });
        });
      return getResponse(handlers, new Request(`https://console.test${path}`));
    });
    /** Until the page has nothing more to ask, with all its scripts and after its first frame. */
    const quiet = async () => {
      let before;
      do {
        before = answered.length;
        await act(async () => {
          await vi.dynamicImportSettled();
          await painted();
          await painted();
        });
      } while (answered.length > before);
    };
    const match = matchPath(address);
    if (!match) throw new Error(`No page has the address ${address}.`);
    history.replaceState(null, '', address);
    const Page = await pages[match.name].load?.();
    if (!Page) throw new Error(`The page ${match.name} has no component.`);
    const { hook, searchHook } = memoryLocation({ path: address });
    render(
      <ApiProvider onError={() => {}}>
        <SignedInPerson value={me}>
          <Router hook={hook} searchHook={searchHook}>
            <Suspense>
              <Page name={match.name} params={match.params} />
            </Suspense>
          </Router>
        </SignedInPerson>
      </ApiProvider>,
    );
    await quiet();
    for (const { answer } of waiting.splice(0)) answer();
    await quiet();
    // The default view of a list is compared with the server's after the rows; nothing waits for it.
    const late = waiting.filter(({ path }) => !path.startsWith('/views?'));
    expect(late.map(({ path }) => path)).toEqual([]);
    expect([...early].filter((call) => !answered.includes(call))).toEqual([]);
  },
  LONGEST,
);
