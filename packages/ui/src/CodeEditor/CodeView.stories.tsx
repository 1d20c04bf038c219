import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CodeView } from './CodeView.tsx';
import { codeEditorModule } from './codeEditorModule.ts';

const line = (number: number) => `    $jobs[] = ['title' => clean($node->title), 'url' => $base . '/${number}']; // posting ${number}`;
const php = `<?php
require_once 'lib/scraper.php';

/** Reads one page of the listing. */
function listPage(string $base, int $page): array {
    $html = fetch($base . '?page=' . $page, ['timeout' => 30, 'retries' => 2]);
    if ($html === null || strlen($html) < 100) return [];
    $jobs = [];
${Array.from({ length: 60 }, (_, index) => line(index + 1)).join('\n')}
    return array_unique($jobs); // FETCH once only
}
?>
<div class="result"><b>Done</b></div>
`;

const meta: Meta<typeof CodeView> = {
  component: CodeView,
  args: { label: 'Spider Code', code: php },
  decorators: [(Story) => <div style={{ width: 640 }}><Story /></div>],
};
export default meta;

type Story = StoryObj<typeof meta>;

const editor = async () => screen.findByRole('textbox', { name: 'Spider Code' }, { timeout: 15_000 });
const lines = () => document.querySelector('.view-lines')?.textContent.replaceAll('\u00A0', ' ') ?? '';

export const Php: Story = {
  play: async ({ canvas }) => {
    await editor();
    await waitFor(() => expect(lines()).toContain('function listPage(string $base'));
    await waitFor(() => expect(new Set([...document.querySelectorAll('.view-lines span[class^="mtk"]')].map(({ className }) => className)).size).toBeGreaterThan(4));
    await expect(canvas.queryByText(/of \d/)).not.toBeInTheDocument();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await editor();
    await waitFor(() => expect(getComputedStyle(document.querySelector('.monaco-editor') ?? document.body).backgroundColor).toBe('rgb(29, 32, 38)'));
  },
};

export const FollowsThePage: Story = {
  play: async () => {
    await editor();
    const background = () => getComputedStyle(document.querySelector('.monaco-editor') ?? document.body).backgroundColor;
    await expect(background()).toBe('rgb(255, 255, 255)');
    document.documentElement.dataset['theme'] = 'dark';
    await waitFor(() => expect(background()).toBe('rgb(29, 32, 38)'));
    document.documentElement.dataset['theme'] = 'light';
    await waitFor(() => expect(background()).toBe('rgb(255, 255, 255)'));
  },
};

export const TypingChangesNothing: Story = {
  play: async () => {
    await waitFor(editor);
    const before = lines();
    (await editor()).focus();
    await userEvent.keyboard('xyz{Enter}{Backspace}');
    await expect(await screen.findByText('This code can only be read here.')).toBeVisible();
    await expect(lines()).toBe(before);
  },
};

export const TabLeaves: Story = {
  decorators: [(Story) => <><Story /><button type="button">After</button></>],
  play: async ({ canvas }) => {
    (await editor()).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(await editor()).toHaveFocus();
  },
};

export const HitsMarked: Story = {
  args: { mark: 'Fetch' },
  play: async ({ canvas }) => {
    await editor();
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await waitFor(() => expect([...document.querySelectorAll('[class*="current"]')].map(({ textContent }) => textContent)).toEqual(['fetch']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await waitFor(() => expect([...document.querySelectorAll('[class*="current"]')].map(({ textContent }) => textContent)).toEqual(['FETCH']));
    await waitFor(() => expect(lines()).toContain('array_unique'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous hit in Spider Code' }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
  },
};

/** The first hit is far down, and is what one sees first. */
export const FirstHitScrolledTo: Story = {
  args: { mark: 'POSTING 50' },
  play: async ({ canvas }) => {
    await editor();
    await waitFor(() => expect(lines()).toContain('posting 50'));
    await expect(lines()).not.toContain('<?php');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next hit in Spider Code' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoHit: Story = {
  args: { mark: 'not in there' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hit')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await editor();
  },
};

export const FindBox: Story = {
  play: async () => {
    (await editor()).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find' }), 'timeout');
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await editor()).toHaveFocus());
  },
};

export const OtherCode: Story = {
  args: { mark: 'fetch' },
  render: (args) => {
    function Switch() {
      const [code, setCode] = useState(php);
      return <><CodeView {...args} code={code} /><Button onClick={() => setCode('<?php\r\n$fetched = prefetch();\r\n')}>Other</Button></>;
    }
    return <Switch />;
  },
  play: async ({ canvas }) => {
    await editor();
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await waitFor(() => expect(lines()).toContain('$fetched = prefetch();'));
    await waitFor(() => expect([...document.querySelectorAll('.view-lines [class*="current"], .view-lines [class*="hit"]')].map(({ textContent }) => textContent)).toEqual(['fetch', 'fetch']));
  },
};

export const NoCode: Story = {
  args: { code: '', mark: 'fetch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No code.')).toBeVisible();
  },
};

/** Twenty at once, as ten open rows have: only those in sight become editors, and no worker is started for any. */
export const TwentyAtOnce: Story = {
  args: { mark: 'fetch' },
  render: (args) => <div style={{ blockSize: 600, overflow: 'auto' }}>{Array.from({ length: 20 }, (_, index) => <CodeView key={index} {...args} label={`Code ${index + 1}`} />)}</div>,
  play: async () => {
    const worker = spyOn(globalThis, 'Worker');
    await screen.findByRole('textbox', { name: 'Code 1' }, { timeout: 15_000 });
    await expect(screen.queryByRole('textbox', { name: 'Code 20' })).not.toBeInTheDocument();
    const last = screen.getByRole('region', { name: 'Code 20' });
    last.scrollIntoView();
    await within(last).findByRole('textbox', { name: 'Code 20' });
    await expect(worker).not.toHaveBeenCalled();
    worker.mockRestore();
  },
};

const forgetEditor = () => {
  const read = spyOn(codeEditorModule, 'read');
  return () => read.mockRestore();
};

export const Loading: Story = {
  args: { mark: 'fetch' },
  beforeEach: () => {
    spyOn(codeEditorModule, 'read').mockReturnValue(loading);
    return forgetEditor();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/function listPage/)).toBeVisible();
    await expect(canvas.getByText('fetch', { selector: 'mark' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await expect(canvas.getByText('FETCH', { selector: 'mark' })).toBeVisible();
  },
};
const loading = { kind: 'loading' } as const;
