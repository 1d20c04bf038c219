import { endpoint } from '@console/mocks/endpoint';
import { testRunCall } from '@console/mocks/test-runs/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { held } from '../../../../.storybook/play/calls.ts';
import {
  button,
  editor,
  editorMeta,
  enabled,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const tested = fn<(body: unknown) => void>();

const notices = () => document.querySelector('[data-over-dialogs]');

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Tests',
  parameters: {
    ...editorMeta.parameters,
    inFront: [endpoint(testRunCall, async ({ request }) => tested(await request.clone().json()))],
  },
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

/** The key works as soon as the panel of the tests, which loads after the code, is there. */
const pressTest = async () => {
  await screen.findByRole('button', { name: /^Test Results/ });
  fireEvent.keyDown(await editor('Spider Code'), { key: 'Enter', code: 'Enter', ctrlKey: true });
};

/** A key tests the unsaved code. The result says so when the code has changed since. */
export const BesideTheCode: Story = {
  play: async ({ step }) => {
    tested.mockClear();
    await typeCode('// one ');
    await step('Ctrl+Enter tests what was typed, without a pause', async () => {
      await pressTest();
      await waitFor(() => expect(tested).toHaveBeenCalledOnce());
      await expect(tested.mock.calls[0]?.[0]).toMatchObject({
        scrape_id: 812,
        type: 'spider',
        spider_code: expect.stringMatching(/^\/\/ one /),
      });
      await screen.findByTitle('Results');
      await expect(screen.queryByText('Older than your code')).toBeNull();
    });
    await step('a result that is older than the code says so', async () => {
      await typeCode('// two ');
      await expect(await screen.findByText('Older than your code')).toBeVisible();
    });
  },
};

/** The separate test page gets the unsaved code through local storage. */
export const OnItsOwnPage: Story = {
  play: async ({ step }) => {
    const open = spyOn(window, 'open').mockReturnValue(window);
    await typeCode('// one ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    await userEvent.click(button('Test Spider'));
    await step('A-TST-001 it opens in a new tab', async () => {
      await expect(open).toHaveBeenCalledWith('/scrapes/812/test-script/spider', '_blank');
    });
    await step('A-TST-002 A-TST-003 A-TST-004 A-TST-005 with codes and settings', async () => {
      const handed = (name: string) => localStorage.getItem(`test-script:812:${name}`) ?? '';
      await expect(handed('spider-code')).toMatch(/^\/\/ one /);
      await expect(handed('parser-code')).toContain('acme_parser_marker');
      await expect(JSON.parse(handed('parser-settings'))).toEqual({
        test_url: null,
        job_data: null,
      });
      await expect(JSON.parse(handed('scrape-settings'))).toMatchObject({
        clear_cookie: true,
        update_method: 'full',
      });
    });
    open.mockRestore();
  },
};

export const WithoutAnUpdateMethod: Story = {
  parameters: { address: '/scrapes/32/spider' },
  play: async () => {
    await editor('Spider Code');
    button('Test Spider').focus();
    await waitFor(() =>
      expect(button('Test Spider')).toHaveAccessibleDescription('Update Method: This is required'),
    );
    const method = screen.getByRole('combobox', { name: 'Update Method' });
    await waitFor(() => expect(method.querySelectorAll('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(method, 'full');
    await enabled('Test Spider');
  },
};

/** Two scrapes of which one is open. Opening one is like loading its page. */
function TwoScrapes() {
  const [id, setId] = useState(812);
  return (
    <>
      {[812, 32].map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          Open {one}
        </button>
      ))}
      <CodeEditorPage key={id} scrapeId={id} type="spider" tab="code" />
    </>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });

/** A save does not include the test inputs. This browser keeps them for each scrape. */
export const Inputs: Story = {
  render: () => <TwoScrapes />,
  play: async ({ step }) => {
    tested.mockClear();
    await editor('Spider Code');
    const method = screen.getByRole('combobox', { name: 'Update Method' });
    await waitFor(() => expect(method.querySelectorAll('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(method, 'incremental');
    await userEvent.type(field('Test URL'), 'https://jobs.example/one');
    await userEvent.type(field('Job Data'), 'id=1');
    await step('a test gets them', async () => {
      await pressTest();
      await waitFor(() => expect(tested).toHaveBeenCalledOnce());
      await expect(tested.mock.calls[0]?.[0]).toMatchObject({
        parser_settings: { test_url: 'https://jobs.example/one', job_data: 'id=1' },
        scrape_settings: { update_method: 'incremental' },
      });
    });
    await step('nothing is unsaved', async () => {
      await userEvent.hover(button('Save Spider Code'));
      await waitFor(() =>
        expect(button('Save Spider Code')).toHaveAccessibleDescription('Nothing has been changed.'),
      );
    });
    await step('another scrape has its own', async () => {
      await userEvent.click(button('Open 32'));
      await waitFor(() => expect(field('Test URL')).toHaveValue(''));
      await expect(field('Job Data')).toHaveValue('');
    });
    await step('they are there when the scrape is opened again', async () => {
      await userEvent.click(button('Open 812'));
      await waitFor(() => expect(field('Test URL')).toHaveValue('https://jobs.example/one'));
      await expect(field('Job Data')).toHaveValue('id=1');
      await expect(screen.getByRole('combobox', { name: 'Update Method' })).toHaveValue(
        'incremental',
      );
    });
  },
};

/** The key for testing says what is missing for a test. */
export const KeyWithoutATest: Story = {
  play: async () => {
    tested.mockClear();
    const area = await editor('Spider Code');
    await userEvent.type(field('Test URL'), 'abc');
    await waitFor(() => expect(button('Test Spider')).toHaveAttribute('aria-disabled', 'true'));
    area.focus();
    await pressTest();
    await waitFor(() => expect(notices()).toHaveTextContent('Test URL: URL not valid'));
    await expect(tested).not.toHaveBeenCalled();
  },
};

/** Where the code can only be read, the keys for testing and saving say why they do nothing. */
export const ReadOnlyKeys: Story = {
  parameters: { address: '/scrapes/33/spider' },
  play: async () => {
    tested.mockClear();
    const area = await editor('Spider Code');
    area.focus();
    await pressTest();
    await waitFor(() => expect(notices()).toHaveTextContent('The scrape is archived.'));
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
    area.focus();
    // True when the browser may save the page as a file.
    const left = fireEvent.keyDown(area, { key: 's', code: 'KeyS', keyCode: 83, ctrlKey: true });
    await expect(left).toBe(false);
    await waitFor(() => expect(notices()).toHaveTextContent('The scrape is archived.'));
    await userEvent.click(button('View Parser'));
    await editor('Parser Code');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByTitle('Results')).toBeNull();
    await expect(tested).not.toHaveBeenCalled();
  },
};

const run = held(testRunCall);

/** A change of the type would drop a test that is under way. */
export const WhileTheTestRuns: Story = {
  parameters: { inFront: [run.handler] },
  play: async () => {
    await pressTest();
    await waitFor(() => expect(button('Change to Combo')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.hover(button('Change to Combo'));
    await waitFor(() =>
      expect(button('Change to Combo')).toHaveAccessibleDescription('A test is running.'),
    );
    await run.answer();
    await screen.findByTitle('Results');
    await enabled('Change to Combo');
  },
};
