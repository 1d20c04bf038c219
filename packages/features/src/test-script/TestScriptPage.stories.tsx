import { page } from '@console/api/core/session/browser';
import { sessionStore } from '@console/api/core/session/session.store';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { clearResults } from '@console/api/test-runs/results';
import type { TestRun } from '@console/api/test-runs/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, expiresOnce, failingOnce, missing } from '@console/mocks/scenarios';
import {
  acmeWorkday,
  archivedScrape,
  buildScrape,
  comboScrape,
} from '@console/mocks/scrapes/fixtures';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { agentFails } from '@console/mocks/session/handlers';
import { testRunAnswers, testRunCall, testRunHandlers } from '@console/mocks/test-runs/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Route } from 'wouter';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { held } from '../../../../.storybook/play/calls.ts';
import { TestScriptPage, TestScriptRoute } from './TestScriptPage.tsx';

const inArchivedEntity = buildScrape({
  id: 901,
  name: 'Of a bygone employer',
  of: undefined,
});
inArchivedEntity.entity = archivedScrape.entity;
const hostile = buildScrape({
  id: 902,
  name: '<b>שלום</b> 🚀 '.repeat(18),
  parser_code: '</script><script>alert(1)</script>',
});
const rows = [acmeWorkday, archivedScrape, comboScrape, inArchivedEntity, hostile];

type Sent = { body: TestRun; request: Request };
let sent: Sent[] = [];
/** Records each test run and passes the request on to the next handler. */
const remember = endpoint(testRunCall, async ({ request }) => {
  sent.push({ body: (await request.clone().json()) as TestRun, request });
  return undefined;
});

const meta: Meta<typeof TestScriptPage> = {
  title: 'features/test-script/TestScriptPage',
  component: TestScriptPage,
  decorators: [withSession, withSwr, withRouter],
  args: { scrapeId: acmeWorkday.id, type: 'parser' },
  parameters: {
    layout: 'fullscreen',
    address: '/scrapes/812/test-script/parser',
    role: 'ROLE_SCRAPER',
    msw: { handlers: allHandlers() },
  },
  beforeEach: async ({ msw, parameters: { inFront = [] } }) => {
    sent = [];
    const scrapes = createScrapeStore(rows);
    msw?.use(remember, ...inFront, ...testRunHandlers(scrapes), ...allHandlers({ scrapes }));
    await clearResults();
  },
};
export default meta;
type Story = StoryObj<typeof TestScriptPage>;

const FAILED = 'There was an error testing the script.';
const results = () => screen.findByRole('region', { name: 'Results' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Results');
const sentence = (text: string) => screen.findByText(text);
const button = (name: string) => screen.findByRole('button', { name });
const rerun = async () => userEvent.click(await button('Rerun Script'));
const idle = () =>
  waitFor(() => expect(screen.queryByText('Running Script')).not.toBeInTheDocument());
const shownFailure = async (reason: string | RegExp) => {
  const notice = await screen.findByRole('alert');
  await expect(notice).toHaveTextContent(FAILED);
  await expect(notice).toHaveTextContent(reason);
  await expect(within(await results()).getByText(FAILED)).toBeVisible();
  await expect(await results()).toHaveTextContent(reason);
  await expect(screen.queryByTitle('Results')).not.toBeInTheDocument();
  await expect(await button('Rerun Script')).not.toHaveAttribute('aria-disabled');
};

export const SavedCode: Story = {
  play: async ({ step }) => {
    await step('A-TST-008 A-TST-009 the title names the scrape and the test', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Acme Workday Test Parser Script' }),
      ).toBeVisible();
      await expect(screen.getByText('Test Parser Script')).toBeVisible();
    });
    await step('A-TST-016 the test runs once without a press', async () => {
      await frame();
      await expect(sent).toHaveLength(1);
      await expect(sent[0]?.body).toEqual({
        scrape_id: 812,
        type: 'parser',
        is_combo: false,
        parser_code: acmeWorkday.parser_code,
        spider_code: acmeWorkday.spider_code,
        parser_settings: { test_url: null, job_data: null },
        scrape_settings: {
          clear_cookie: false,
          method: 'session',
          update_method: 'full',
          proxy_service: 'none',
          self_identification: false,
          specific_host: 'any',
          spider_frequency: 24,
        },
      });
      await expect(screen.getByText(/The saved code is tested\./)).toBeVisible();
    });
    await step(
      'A-TST-021 B-API-085 as JSON, with credentials, by POST to the legacy host',
      async () => {
        const { method, url, headers, credentials } = sent[0]?.request ?? new Request('/');
        await expect([
          method,
          new URL(url).pathname,
          headers.get('content-type'),
          credentials,
        ]).toEqual(['POST', '/legacy/admin/external_code_test', 'application/json', 'include']);
      },
    );
    await step('A-TST-019 A-TST-020 results, and the legacy admin area below them', async () => {
      await expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
      const result = await frame();
      await expect(result).toHaveAttribute('sandbox', '');
      await expect(result.srcdoc).toContain('Test parser – Acme Workday');
      await expect(result.srcdoc.indexOf("default-src 'none'")).toBeLessThan(100);
      const legacy = screen.getByTitle('Legacy Admin');
      await expect(legacy).toHaveAttribute('src', '/legacy/admin/?scrape_id=812');
      await expect(
        result.compareDocumentPosition(legacy) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    });
  },
};

const run = held(testRunCall);

export const Running: Story = {
  parameters: { inFront: [run.handler], covers: ['A-TST-017', 'A-TST-018'] },
  play: async () => {
    await expect(await sentence('Running Script')).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(await button('Rerun Script')).toHaveAttribute('aria-busy', 'true');
    await rerun();
    await expect(within(await results()).getByText('No result yet.')).toBeVisible();
    await expect(sent).toHaveLength(1);
    await run.answer();
    await frame();
    await expect(screen.queryByText('Running Script')).not.toBeInTheDocument();
    await expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const Rerunning: Story = {
  parameters: { covers: ['A-TST-014', 'A-TST-015'] },
  play: async () => {
    await frame();
    await rerun();
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]?.body).toEqual(sent[0]?.body);
    await waitFor(() =>
      expect(
        within(screen.getByRole('combobox', { name: 'Result' })).getAllByRole('option'),
      ).toHaveLength(2),
    );
  },
};

const viewer = async (name: string) => {
  await userEvent.click(await button('View Script'));
  return within(await screen.findByRole('dialog', { name }));
};
const lines = () =>
  document.querySelector('.view-lines')?.textContent?.replaceAll('\u00A0', ' ') ?? '';

export const ViewingTheParser: Story = {
  parameters: { covers: ['A-TST-010', 'A-TST-011', 'A-TST-012'] },
  play: async () => {
    const dialog = await viewer('Parser Script');
    const code = await dialog.findByRole('textbox', { name: 'Parser Code' });
    await waitFor(() => expect(lines()).toContain('acme_parser_marker'));
    await expect(lines()).not.toContain('acme_spider_marker');
    const before = lines();
    code.focus();
    await userEvent.keyboard('typed{Delete}');
    await expect(lines()).toBe(before);
    await waitFor(() => expect(code).toHaveAttribute('aria-readonly', 'true'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await button('View Script')).toHaveFocus();
  },
};

export const ViewingTheSpider: Story = {
  args: { type: 'spider' },
  parameters: { covers: ['A-TST-013'] },
  play: async () => {
    await expect(await sentence('Test Spider Script')).toBeVisible();
    await viewer('Spider Script');
    await waitFor(() => expect(lines()).toContain('acme_spider_marker'));
    await expect(lines()).not.toContain('acme_parser_marker');
  },
};

export const Combo: Story = {
  args: { scrapeId: comboScrape.id, type: 'combo' },
  play: async () => {
    await expect(await sentence('Test Combo Script')).toBeVisible();
    await frame();
    await expect(sent[0]?.body).toMatchObject({
      type: 'combo',
      is_combo: true,
      spider_code: comboScrape.spider_code,
      parser_code: null,
    });
    await viewer('Combo Script');
  },
};

const handOver = (parts: Readonly<Record<string, string>>) => () => {
  for (const [name, value] of Object.entries(parts))
    localStorage.setItem(`test-script:812:${name}`, value);
};
const handedOver = () => Object.keys(localStorage).filter((key) => key.startsWith('test-script:'));

const routed = () => (
  <Route path="/scrapes/:scrapeId/test-script/:scrapeType">
    {({ scrapeId, scrapeType }) => <TestScriptRoute params={{ scrapeId, scrapeType }} />}
  </Route>
);

/** The page goes to a script that the scrape has, and takes the code of the editor along. */
export const ComboOfAnotherScrape: Story = {
  parameters: { address: '/scrapes/812/test-script/combo' },
  beforeEach: handOver({ 'spider-code': '<?php // not saved yet' }),
  render: routed,
  play: async () => {
    await expect(await sentence('Test Spider Script')).toBeVisible();
    await expect(address()).toBe('/scrapes/812/test-script/spider');
    await frame();
    await expect(sent.map(({ body: { type, spider_code } }) => [type, spider_code])).toEqual([
      ['spider', '<?php // not saved yet'],
    ]);
  },
};
/** The address, which the title of the window comes from, names the script that is shown. */
export const UnknownType: Story = {
  parameters: { address: '/scrapes/812/test-script/anything' },
  render: routed,
  play: async () => {
    await expect(await sentence('Test Spider Script')).toBeVisible();
    await expect(address()).toBe('/scrapes/812/test-script/spider');
    await frame();
    await expect(sent.map(({ body: { type } }) => type)).toEqual(['spider']);
  },
};
export const UnknownTypeOfACombo: Story = {
  parameters: { address: `/scrapes/${comboScrape.id}/test-script/constructor` },
  render: routed,
  play: async () => {
    await expect(await sentence('Test Combo Script')).toBeVisible();
    await expect(address()).toBe(`/scrapes/${comboScrape.id}/test-script/combo`);
  },
};
export const ParserOfACombo: Story = {
  parameters: { address: `/scrapes/${comboScrape.id}/test-script/parser` },
  render: routed,
  play: async () => {
    await expect(await sentence('Test Combo Script')).toBeVisible();
    await expect(address()).toBe(`/scrapes/${comboScrape.id}/test-script/combo`);
    await frame();
    await expect(sent.map(({ body: { type } }) => type)).toEqual(['combo']);
  },
};

export const HandedOver: Story = {
  beforeEach: handOver({
    'parser-code': '<?php // not saved yet',
    'spider-code': '<?php // this spider neither',
    'parser-settings': '{"test_url":"https://a.example/job/1","job_data":"{}"}',
    'scrape-settings':
      '{"clear_cookie":true,"method":"none","update_method":null,"proxy_service":null,"self_identification":true,"specific_host":"any","spider_frequency":48}',
  }),
  parameters: { covers: ['A-TST-007'] },
  play: async () => {
    await frame();
    await expect(screen.getByText(/The code of the editor is tested/)).toBeVisible();
    await expect(sent[0]?.body).toEqual({
      scrape_id: 812,
      type: 'parser',
      is_combo: false,
      parser_code: '<?php // not saved yet',
      spider_code: '<?php // this spider neither',
      parser_settings: { test_url: 'https://a.example/job/1', job_data: '{}' },
      scrape_settings: {
        clear_cookie: true,
        method: 'none',
        update_method: null,
        proxy_service: null,
        self_identification: true,
        specific_host: 'any',
        spider_frequency: 48,
      },
    });
    await expect(handedOver()).toHaveLength(4);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(handedOver()).toEqual([]);
    await rerun();
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]?.body.parser_code).toBe('<?php // not saved yet');
  },
};

/** What cannot be read is taken from the saved scrape. */
export const HandedOverInPart: Story = {
  beforeEach: handOver({
    'parser-code': '<?php // not saved yet',
    'parser-settings': '{"test_url":',
    'scrape-settings': '{"clear_cookie":"yes"}',
  }),
  play: async () => {
    await frame();
    await expect(sent[0]?.body).toMatchObject({
      parser_code: '<?php // not saved yet',
      spider_code: acmeWorkday.spider_code,
      parser_settings: { test_url: null, job_data: null },
      scrape_settings: { clear_cookie: false, method: 'session' },
    });
  },
};

export const RunFailed: Story = {
  parameters: { inFront: [failingOnce(testRunCall)], covers: ['A-TST-022'] },
  play: async () => {
    await shownFailure('Internal Server Error');
    await rerun();
    await frame();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(sent).toHaveLength(2);
  },
};

const answers = (status: number, body?: object) =>
  endpoint(testRunCall, () =>
    body ? Response.json(body, { status }) : new Response('<h1>Oops</h1>', { status }),
  );
export const ArchivedMeanwhile: Story = {
  parameters: {
    inFront: [answers(409, { code: 'scrape_archived', detail: 'The scrape is archived.' })],
  },
  play: () => shownFailure('The scrape is archived.'),
};
export const TooLarge: Story = {
  parameters: { inFront: [answers(413, { detail: 'The body is larger than 4194304 bytes.' })] },
  play: () => shownFailure('The body is larger than 4194304 bytes.'),
};
export const CodeTooLong: Story = {
  beforeEach: handOver({ 'parser-code': 'a'.repeat(1024 * 1024 + 1) }),
  play: () => shownFailure(/parser_code: .*too long/),
};
/** The legacy host answers with an HTML error page. */
export const FailedWithoutAReason: Story = {
  parameters: { inFront: [answers(502)] },
  play: () => shownFailure('The legacy host answered with status 502.'),
};
export const Unreachable: Story = {
  parameters: { inFront: [endpoint(testRunCall, () => Response.error())] },
  play: () => shownFailure('No response was received.'),
};

export const SessionRenewed: Story = {
  parameters: { inFront: [expiresOnce(testRunCall)] },
  play: async () => {
    await frame();
    await expect(sent).toHaveLength(2);
  },
};
/** The legacy host may have its own session, which the console cannot renew. */
export const HostRefusesTheSession: Story = {
  parameters: { inFront: [answers(401, { detail: 'Sign in at the legacy host.' })] },
  play: () => shownFailure('Sign in at the legacy host.'),
};
export const SessionEnds: Story = {
  parameters: {
    inFront: [answers(401), agentFails('/refresh', 401), agentFails('/login/end', 401)],
  },
  beforeEach: () => {
    sessionStorage.clear();
    const reload = spyOn(page, 'reload').mockImplementation(() => {});
    return () => {
      reload.mockRestore();
      sessionStore.state = 'loggedIn';
    };
  },
  play: async () => {
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await idle();
    await expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  },
};

export const EmptyAnswer: Story = {
  parameters: { inFront: [testRunAnswers(' \n')] },
  play: async () => {
    await expect(await sentence('The answer was empty.')).toBeVisible();
    await expect(screen.queryByTitle('Results')).not.toBeInTheDocument();
  },
};

export const NeverAnswered: Story = {
  parameters: { inFront: [endless(testRunCall)] },
  play: async () => {
    await sentence('Running Script');
    const cancel = await button('Cancel');
    await userEvent.click(cancel);
    await expect(await sentence('The test was cancelled.')).toBeVisible();
    await expect(screen.queryByText('Running Script')).not.toBeInTheDocument();
    await expect(cancel).toHaveFocus();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    await expect(await button('Rerun Script')).not.toHaveAttribute('aria-disabled');
  },
};

const attack = `<!doctype html><html><head><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<meta http-equiv="Content-Security-Policy" content="default-src *"><link rel="stylesheet" href="a.css"></head>
<body onload="parent.hacked=1"><script>parent.hacked=1;top.location='https://evil.example'</script><img src="x" onerror="parent.hacked=1">
<iframe src="https://evil.example"></iframe><form action="https://evil.example"><button>Send</button></form><a href="javascript:alert(1)">x</a>`;

const flood = `${attack}${'<div><p>12 jobs</p>'.repeat(60_000)}`;

/** More than a megabyte of malicious HTML as a complete document. */
export const HostileMegabyte: Story = {
  parameters: { inFront: [testRunAnswers(flood)] },
  play: async () => {
    const result = await frame();
    await expect(result).toHaveAttribute('sandbox', '');
    await expect(result.srcdoc).not.toMatch(/<(base|link|iframe|a)[\s>]/);
    await expect(result.srcdoc.match(/<meta/g)).toHaveLength(1);
    await expect(result.contentDocument).toBeNull();
    await expect(
      await sentence(
        `The result has ${flood.length.toLocaleString('en-US')} characters. These are the first 1,048,576.`,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Raw text' }));
    const raw = screen.getByRole('region', { name: 'Raw text: Results' });
    await expect(raw.textContent === flood.slice(0, 1024 * 1024)).toBe(true);
    await expect(screen.queryByTitle('Results')).not.toBeInTheDocument();
    await expect('hacked' in window).toBe(false);
  },
};

const notRun = async (reason: string) => {
  await expect(await sentence(`${reason} The test was not run.`)).toBeVisible();
  const again = await button('Rerun Script');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(again);
  await expect(await button('View Script')).not.toHaveAttribute('aria-disabled');
  await expect(sent).toEqual([]);
};
export const ArchivedScrape: Story = {
  args: { scrapeId: archivedScrape.id },
  play: () => notRun('The scrape is archived.'),
};
export const ArchivedEntity: Story = {
  args: { scrapeId: inArchivedEntity.id },
  play: () => notRun('The entity is archived.'),
};

export const HostileName: Story = {
  args: { scrapeId: hostile.id },
  play: async () => {
    await frame();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>שלום</b> 🚀');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Loading: Story = {
  parameters: { inFront: [endless(scrapeEndpoints.read)] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
    await expect(sent).toEqual([]);
  },
};
export const NotFound: Story = {
  args: { scrapeId: 404 },
  parameters: { inFront: [missing(scrapeEndpoints.read)] },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Scrape not found.' }),
    ).toBeVisible();
    await expect(screen.getByText('There is no scrape with the ID 404.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const RetryAfterFailure: Story = {
  parameters: { inFront: [failingOnce(scrapeEndpoints.read)] },
  play: async () => {
    await expect(await sentence('The scrape could not be loaded.')).toBeVisible();
    await userEvent.click(await button('Retry'));
    await frame();
    await expect(sent).toHaveLength(1);
  },
};
