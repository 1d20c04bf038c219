import { fingerprintOf } from '@console/api/test-runs/fingerprint';
import {
  addResult,
  clearResults,
  pageOutcome,
  type TestResult,
} from '@console/api/test-runs/results';
import type { TestRun } from '@console/api/test-runs/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { meAs } from '@console/mocks/me/handlers';
import { endless, failing } from '@console/mocks/scenarios';
import { testRunCall, testRunHandlers } from '@console/mocks/test-runs/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { TestPanel } from './TestPanel.tsx';
import { useTestRuns } from './useTestRuns.ts';

const SCRAPE = 812;
const runOf = (parser_code: string): TestRun => ({
  scrape_id: SCRAPE,
  type: 'parser',
  is_combo: false,
  parser_code,
  spider_code: null,
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

/** Stands for the editor: a text that is tested as it stands at the moment of the press. */
function Editor({ reason }: { reason: string | undefined }) {
  const [code, setCode] = useState('<?php // first');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <label>
        Code <input value={code} onChange={({ target }) => setCode(target.value)} />
      </label>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Panel
      </button>
      {isOpen ? <Panel code={code} reason={reason} /> : null}
    </>
  );
}
function Panel({ code, reason }: { code: string; reason: string | undefined }) {
  const runs = useTestRuns(SCRAPE);
  return (
    <TestPanel
      runs={runs}
      open
      onToggle={() => undefined}
      reason={reason}
      getRun={() => runOf(code)}
      getFingerprint={() => fingerprintOf(runOf(code))}
    />
  );
}

let sent: TestRun[] = [];
const remember = endpoint(testRunCall, async ({ request }) => {
  sent.push((await request.clone().json()) as TestRun);
  return undefined;
});

const meta: Meta<typeof Editor> = {
  title: 'parts/TestPanel',
  component: Editor,
  decorators: [withSession, withSwr],
  args: { reason: undefined },
  parameters: { role: 'ROLE_SCRAPER', msw: { handlers: allHandlers() } },
  beforeEach: async ({ msw, parameters: { inFront = [] } }) => {
    sent = [];
    msw?.use(remember, ...inFront, ...testRunHandlers());
    await clearResults();
  },
};
export default meta;
type Story = StoryObj<typeof Editor>;

const me = meAs('ROLE_SCRAPER').id;
const result = (id: string, given: Partial<TestResult> = {}): TestResult => ({
  id,
  at: Date.UTC(2026, 10, 20, 14, 30) / 1000 + Number(id) * 60,
  type: 'parser',
  fingerprint: `000000${id}`.slice(-7),
  elapsed: 1200,
  outcome: pageOutcome(`<p>Result ${id}</p>`),
  ...given,
});
const kept =
  (...results: readonly TestResult[]) =>
  async () => {
    for (const one of results) await addResult(me, SCRAPE, one);
  };

const test = async () => userEvent.click(await screen.findByRole('button', { name: 'Test' }));
const frame = (name = 'Results') => screen.findByTitle<HTMLIFrameElement>(name);
const type = async (code: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), code);
};
const offered = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const UnsavedCode: Story = {
  play: async () => {
    await expect(await screen.findByText('No result yet.')).toBeVisible();
    await type('<?php // changed');
    await test();
    const { srcdoc, sandbox } = await frame();
    await expect(sent.map(({ parser_code }) => parser_code)).toEqual(['<?php // changed']);
    await expect(srcdoc).toContain('parser_code: 16 bytes');
    await expect(sandbox).toHaveLength(0);
    await expect(offered('Result')).toEqual([
      expect.stringMatching(/^\d\d:\d\d [0-9a-f]{7} Parser$/),
    ]);
    await expect(screen.queryByText('Older than your code')).not.toBeInTheDocument();
    await type('<?php // changed again');
    await expect(screen.getByText('Older than your code')).toBeVisible();
    await test();
    await waitFor(() => expect(offered('Result')).toHaveLength(2));
    await expect(screen.queryByText('Older than your code')).not.toBeInTheDocument();
    await expect((await frame()).srcdoc).toContain('parser_code: 22 bytes');
  },
};

export const KeptInTheBrowser: Story = {
  play: async () => {
    await test();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Panel' }));
    await expect(screen.queryByTitle('Results')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Panel' }));
    await expect((await frame()).srcdoc).toContain('parser_code: 14 bytes');
    await expect(sent).toHaveLength(1);
  },
};

export const TheLastTen: Story = {
  beforeEach: kept(...Array.from({ length: 12 }, (_, index) => result(String(index)))),
  play: async () => {
    await expect((await frame()).srcdoc).toContain('Result 11');
    await expect(offered('Result')).toHaveLength(10);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Result' }),
      '11/20/2026 09:33 0000003 Parser',
    );
    await expect((await frame()).srcdoc).toContain('Result 3');
    await test(); // a new result is shown, whatever was chosen before
    await waitFor(async () => expect((await frame()).srcdoc).toContain('bytes'));
    await expect(offered('Result')).toHaveLength(10);
  },
};

export const Comparing: Story = {
  beforeEach: kept(
    result('1'),
    result('2'),
    result('3', { outcome: { kind: 'failed', reason: 'Internal Server Error' } }),
    result('4'),
  ),
  play: async () => {
    await frame();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare' }));
    await expect((await frame('Results 1: 11/20/2026 09:34 0000004 Parser')).srcdoc).toContain(
      'Result 4',
    );
    // Beside it stands the last one that did not fail.
    await expect((await frame('Results 2: 11/20/2026 09:32 0000002 Parser')).srcdoc).toContain(
      'Result 2',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Compare with' }),
      '11/20/2026 09:33 0000003 Parser (failed)',
    );
    await expect(screen.getByText('Internal Server Error')).toBeVisible();
    await expect(screen.getAllByText('Older than your code')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare' }));
    await expect((await frame()).srcdoc).toContain('Result 4');
    await expect(screen.queryByText('Internal Server Error')).not.toBeInTheDocument();
  },
};

/** Each can be told from the others by its name. */
export const OfOneMinute: Story = {
  beforeEach: kept(
    result('1', { fingerprint: '3fa1b2c' }),
    result('1.2', { fingerprint: '3fa1b2c' }),
  ),
  play: async () => {
    await frame();
    await expect(offered('Result')).toEqual([
      '11/20/2026 09:31 3fa1b2c Parser, 2 of 2',
      '11/20/2026 09:31 3fa1b2c Parser, 1 of 2',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare' }));
    await expect(
      (await frame('Results 2: 11/20/2026 09:31 3fa1b2c Parser, 1 of 2')).srcdoc,
    ).toContain('Result 1<');
  },
};

export const RawText: Story = {
  beforeEach: kept(result('1', { outcome: pageOutcome('<p title="a">12 &amp; more</p>') })),
  play: async () => {
    await frame();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Raw text' }));
    await expect(screen.getByRole('region', { name: 'Raw text: Results' }).textContent).toBe(
      '<p title="a">12 &amp; more</p>',
    );
  },
};

export const NotAllowed: Story = {
  args: { reason: 'This is required: Update Method' },
  play: async () => {
    await test();
    screen.getByRole('button', { name: 'Test' }).focus();
    await waitFor(() => expect(screen.getByText('This is required: Update Method')).toBeVisible());
    await expect(sent).toEqual([]);
  },
};

export const Cancelled: Story = {
  parameters: { inFront: [endless(testRunCall)] },
  play: async () => {
    await test();
    await expect(await screen.findByText('Running Script')).toBeVisible();
    await test();
    await expect(screen.getByRole('timer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('The test was cancelled.')).toBeVisible();
    await expect(sent).toHaveLength(1);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A test that is under way when the panel is left is cancelled, without a notice. */
export const LeftWhileRunning: Story = {
  parameters: { inFront: [endless(testRunCall)] },
  play: async () => {
    const call = spyOn(window, 'fetch');
    await test();
    await screen.findByText('Running Script');
    await userEvent.click(screen.getByRole('button', { name: 'Panel' }));
    const [, message] =
      call.mock.calls.find(([url]) => url === '/legacy/admin/external_code_test') ?? [];
    await expect(message?.signal?.aborted).toBe(true);
    call.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Panel' }));
    await expect(await screen.findByText('No result yet.')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { inFront: [failing(testRunCall, 'PHP is not installed.')] },
  play: async () => {
    await test();
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('There was an error testing the script.');
    await expect(notice).toHaveTextContent('PHP is not installed.');
    await expect(offered('Result')[0]).toMatch(/ \(failed\)$/);
    await expect(
      within(screen.getByRole('region', { name: 'Test Results' })).getByText(
        'PHP is not installed.',
      ),
    ).toBeVisible();
  },
};

export const OfSomebodyElse: Story = {
  beforeEach: async () => {
    await addResult(me + 1, SCRAPE, result('1'));
    await addResult(me, SCRAPE + 1, result('2'));
  },
  play: async () => {
    await expect(await screen.findByText('No result yet.')).toBeVisible();
  },
};

/** The results last as long as the tab. */
export const StorageFails: Story = {
  beforeEach: () => {
    const begin = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    return () => begin.mockRestore();
  },
  play: async () => {
    await test();
    await frame();
    await test();
    await waitFor(() => expect(offered('Result')).toHaveLength(2));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
