// @vitest-environment happy-dom
import { ApiProvider } from '@console/api/core/ApiProvider';
import { sessionStore } from '@console/api/core/session/session.store';
import { fakeFetch, json } from '@console/api/testing/fakeFetch';
import { VIEW_LISTS, type ViewList } from '@console/api/views/schema';
import { allHandlers } from '@console/mocks/handlers';
import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { everyList, type ListCase } from './everyList.cases.tsx';
import widths from './ListWidths.stories.tsx?raw';
import { setTableLayout } from './tableLayout.store.ts';

beforeEach(() => {
  sessionStore.state = 'loggedIn';
  for (const name of VIEW_LISTS) setTableLayout(name, DEFAULT_LAYOUT);
});

const handlers = allHandlers().filter(({ info }) => info.header.startsWith('GET '));
const answers = new Map<string, Promise<Response | undefined>>();
/** The answer of the fixtures, which is made once. */
async function fromFixtures(path: string) {
  const request = new Request(`https://console.test${path}`);
  const answer = answers.get(path) ?? getResponse(handlers, request);
  answers.set(path, answer);
  return (await answer)?.clone();
}
const failed = () => json({ 'hydra:title': 'An error occurred' }, 500);
const none = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 });

/**
 * Renders a list. `asked` has its requests without the base of the API; the `first` are answered in
 * their order, and then with one row of the fixtures.
 */
function open(
  { List, asks }: Pick<ListCase, 'List' | 'asks'>,
  address: string,
  first: (() => Response)[] = [],
) {
  const asked: string[] = [];
  const isOfList = (call: string) => call.split('&order')[0] === asks.split('&order')[0];
  fakeFetch(async ({ path }) => {
    const call = decodeURIComponent(path).replace('/api', '');
    if (!isOfList(call)) return fromFixtures(path);
    asked.push(call);
    return first.shift()?.() ?? fromFixtures(`${path.split('?')[0]}?page=1&limit=1`);
  });
  const { hook, searchHook, history } = memoryLocation({ path: address, record: true });
  render(
    <ApiProvider onError={() => {}}>
      <Router hook={hook} searchHook={searchHook}>
        <List />
      </Router>
    </ApiProvider>,
  );
  return { asked, address: () => history.at(-1) };
}

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.tsx', '!../**/*.{test,stories}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

it('has a case for every list', () => {
  const cases = sources.flatMap(([path, text]) => (path.endsWith('.cases.tsx') ? text : '')).join();
  const lists = sources
    .filter(([path]) => !path.endsWith('/QualityTab.tsx'))
    .flatMap(([, text]) => (/use(ListPage|QueueList|QualityTab)\(/.test(text) ? text : []))
    .flatMap((text) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)]);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap(([, name = '']) => (cases.includes(name) ? [] : name))).toEqual([]);
});

it('has a story of its widths for every list', () => {
  expect(VIEW_LISTS.filter((name) => !widths.includes(`widthsOf('${name}')`))).toEqual([]);
});

/** A request changes no element, so that the check is repeated often. */
const until = (check: () => void) => waitFor(check, { interval: 5, timeout: 10_000 });
const says = (text: string) => screen.findByText(text, {}, { timeout: 10_000 });
/** Longer than a check is waited for on a busy machine. */
const LONGEST = 30_000;
const press = (element: Element) => act(() => fireEvent.click(element));
/** The requirement lines that a case asserts. */
const LINES: Readonly<Partial<Record<ViewList, string>>> = {
  entities: 'A-ENT-007 A-ENT-008 A-ENT-029',
  scrapes: 'A-SCR-006 A-SCR-007 A-SCR-024',
  users: 'A-USR-004',
  'entity-scrapes': 'B-ESC-004',
  'entity-jobs': 'B-EAJ-003 B-EAJ-004 B-EAJ-007',
  'queue-requests': 'B-QRQ-011 B-QRQ-012 B-CON-001 B-CON-008',
  'scraper-queue': 'B-SDB-003',
  'daily-job-shift': 'B-DJS-003 B-DJS-006 B-DQC-012 H-IMP-002',
  'watch-list': 'B-WL-004 B-WL-005 B-DQC-012',
  'review-ready': 'B-DQC-012 B-DQC-016',
  'pit-stop': 'B-DQC-012 B-DQC-016',
  'broken-scrapes-by-engine': 'A-INS-002 A-INS-003',
  'broken-scrapes-of-engine': 'A-INS-010',
  'all-broken-scrapes': 'A-INS-015 A-INS-019 A-INS-020',
  'total-runs': 'A-INS-025 A-INS-026',
  'with-entries-in-queue': 'A-INS-030 A-INS-031',
  'with-no-jobs': 'A-INS-034 A-INS-035 A-INS-039',
  'manual-scrapes': 'B-SDB-014 B-SDB-015',
  'stuck-scrapes-with-queued-items': 'A-INS-042',
  'stuck-scrapes-without-queued-items': 'A-INS-048',
  'entity-event-log': 'B-EEL-003 B-EEL-004',
  'scrape-event-log': 'B-EEL-003 B-EEL-004',
  'monitored-entities': 'B-DQC-012 B-DQC-016',
  'new-entities': 'B-DQC-012 B-DQC-016',
};
const cases = VIEW_LISTS.map(
  (name) => [`${LINES[name] ?? ''} ${name}`.trim(), { name, list: everyList[name] }] as const,
);

it.each(cases)(
  'B-DQC-016 B-ERR-008 %s loads, fails, asks again and is empty',
  async (_, { list }) => {
    const { asked } = open(list, '/list', [failed, none, none]);
    expect(screen.getByText(list.loading)).toBeDefined();
    expect(document.querySelector('[type=search]')?.getAttribute('aria-label')).toBe(list.search);
    await says('The list could not be loaded.');
    expect(screen.queryByText(list.loading)).toBeNull();
    expect(asked).toEqual([list.asks]);
    press(screen.getByRole('button', { name: 'Retry' }));
    if (list.filtered) {
      await says('Nothing matches.');
      press(screen.getByRole('button', { name: 'Clear search and filters' }));
    }
    await says(list.empty);
    expect(asked.slice(0, 2)).toEqual([list.asks, list.asks]);
  },
  LONGEST,
);

it.each(cases)(
  'B-STA-049 B-STA-050 B-DQC-025 the columns of %s sort',
  async (_, { name, list }) => {
    setTableLayout(name, { ...DEFAULT_LAYOUT, hidden: list.hidden ?? [] });
    const { asked, address } = open(list, '/list?order=asc');
    await until(() => expect(document.getElementById(`table-${name}`)).not.toBeNull());
    const table = document.getElementById(`table-${name}`);
    expect(table?.getAttribute('aria-label')).toBe(list.label);
    const heads = [...(table?.querySelectorAll('th[data-column] button') ?? [])];
    const keys = Object.values(list.sorts);
    expect(heads.map(({ textContent }) => textContent)).toEqual(Object.keys(list.sorts));
    const sortedBy = (key: string, direction: string) =>
      list.asks.replace(/order\[.*?\]=\w+/, `order[${key}]=${direction}`);
    const turned = keys.find((key) => !list.asks.includes(`order[${key}]`));
    for (const [index, head] of heads.entries()) {
      const key = keys[index] ?? '';
      press(head);
      await until(() => expect(asked.at(-1)).toBe(sortedBy(key, 'desc')));
      if (key !== turned) continue;
      expect(address()).toMatch(`orderBy=${key}&order=desc`);
      press(head);
      await until(() => expect(asked.at(-1)).toBe(sortedBy(key, 'asc')));
      press(head);
      expect(address()).toMatch(`orderBy=${key}&order=desc`);
    }
  },
  LONGEST,
);
