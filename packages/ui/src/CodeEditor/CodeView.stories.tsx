import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { existing } from '../testing/existing.ts';
import { codeEditorModule } from './codeEditorModule.ts';
import { CodeView } from './CodeView.tsx';

const line = (number: number) =>
  `    $jobs[] = ['title' => clean($node->title), 'url' => $base . '/${number}']; // posting ${number}`;
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
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: parameters['wide'] ? 1000 : 640 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

const editor = async () => screen.findByRole('textbox', { name: 'Spider Code' });
const lines = () =>
  document.querySelector('.view-lines')?.textContent.replaceAll('\u00A0', ' ') ?? '';

/** A key as the browser sends it: Monaco goes by its code. */
const press = (target: Element, key: string, keyCode: number, ctrlKey = false) =>
  fireEvent.keyDown(target, { key, keyCode, ctrlKey });
const marked = (name: 'hit' | 'current') =>
  [...document.querySelectorAll(`.view-lines [class*="_${name}_"]`)].map(
    ({ textContent }) => textContent,
  );

export const CodeInColours: Story = {
  play: async ({ canvas }) => {
    await editor();
    await waitFor(() => expect(lines()).toContain('function listPage(string $base'));
    await waitFor(() =>
      expect(
        new Set(
          [...document.querySelectorAll('.view-lines span[class^="mtk"]')].map(
            ({ className }) => className,
          ),
        ).size,
      ).toBeGreaterThan(4),
    );
    await expect(canvas.queryByText(/of \d/)).not.toBeInTheDocument();
    await expect(document.querySelector('body > .monaco-aria-container')).toBeNull(); // nothing that stays when the editor has gone
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await editor();
    await waitFor(() =>
      expect(
        getComputedStyle(existing(document.querySelector('.monaco-editor'))).backgroundColor,
      ).toBe('rgb(29, 32, 38)'),
    );
  },
};

export const ThemeOfThePageChanges: Story = {
  play: async () => {
    await editor();
    const background = () =>
      getComputedStyle(existing(document.querySelector('.monaco-editor'))).backgroundColor;
    await expect(background()).toBe('rgb(255, 255, 255)');
    document.documentElement.dataset['theme'] = 'dark';
    await waitFor(() => expect(background()).toBe('rgb(29, 32, 38)'));
    document.documentElement.dataset['theme'] = 'light';
    await waitFor(() => expect(background()).toBe('rgb(255, 255, 255)'));
  },
};

export const ReadOnly: Story = {
  play: async () => {
    const area = await editor();
    await waitFor(() => expect(area).toHaveAttribute('aria-readonly', 'true'));
    await waitFor(() => expect(lines()).toContain('function listPage'));
    const before = lines();
    area.focus();
    press(area, 'a', 65, true); // all of it …
    press(area, 'Delete', 46);
    press(area, 'x', 88, true);
    press(area, 'Backspace', 8);
    await userEvent.paste('typed');
    await userEvent.keyboard('typed{Enter}');
    press(area, 'Home', 36, true);
    await waitFor(() => expect(lines()).toBe(before)); // … is still there
  },
};

export const TabLeaves: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After</button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    (await editor()).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(await editor()).toHaveFocus();
  },
};

/** The element of the editor holds the lines around the cursor for a screen reader. */
export const ReadAloud: Story = {
  args: { code: `<?php\n$a = '${'x'.repeat(12_000)}';\nparse();\n` },
  play: async () => {
    const area = await editor();
    area.focus();
    await waitFor(() => expect(area).toHaveTextContent(/^<\?php \$a = 'x+$/));
    await expect(document.querySelectorAll('.view-line')).toHaveLength(4); // nothing is wrapped
    press(area, 'End', 35, true);
    await waitFor(() => expect(area).toHaveTextContent(/^x+'; parse\(\);$/));
    await expect(getSelection()?.focusNode?.parentElement).toBe(area);
  },
};

export const HitsMarked: Story = {
  args: { mark: 'Fetch' },
  play: async ({ canvas }) => {
    await editor();
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await waitFor(() => expect(marked('current')).toEqual(['fetch']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await waitFor(() => expect(marked('current')).toEqual(['FETCH']));
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
  parameters: { wide: true },
  play: async ({ canvas }) => {
    await editor();
    await waitFor(() => expect(lines()).toContain('posting 50'));
    await expect(lines()).not.toContain('<?php');
    // Down to it, not sideways: the hit has room where it is.
    const [hit] = document.querySelectorAll('.view-lines [class*="_current_"]');
    const frame = document.querySelector('.monaco-editor');
    await expect(
      (hit?.getBoundingClientRect().right ?? Infinity) <
        (frame?.getBoundingClientRect().right ?? 0),
    ).toBe(true);
    await expect(
      document.querySelector<HTMLElement>('.monaco-editor .lines-content')?.style.left,
    ).toBe('0px');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next hit in Spider Code' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
    const area = await editor();
    area.focus();
    press(area, 'f', 70, true);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find' }), 'timeout');
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeVisible());
    press(screen.getByRole('textbox', { name: 'Find' }), 'Escape', 27);
    await waitFor(() => expect(area).toHaveFocus());
  },
};

export const CodeReplaced: Story = {
  args: { mark: 'fetch' },
  render: (args) => {
    function Switch() {
      const [code, setCode] = useState(php);
      return (
        <>
          <CodeView {...args} code={code} />
          <Button onClick={() => setCode('<?php\r\n$fetched = prefetch();\r\n')}>Other</Button>
        </>
      );
    }
    return <Switch />;
  },
  play: async ({ canvas }) => {
    await editor();
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await waitFor(() => expect(lines()).toContain('$fetched = prefetch();'));
    await waitFor(() =>
      expect([...marked('current'), ...marked('hit')]).toEqual(['fetch', 'fetch']),
    );
  },
};

export const NoCode: Story = {
  args: { code: '', mark: 'fetch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No code.')).toBeVisible();
  },
};

/**
 * As open rows of a list have them: only those in sight become editors, and no worker is started
 * for any.
 */
export const SeveralAtOnce: Story = {
  args: { mark: 'fetch' },
  render: (args) => (
    <div style={{ blockSize: 300, overflow: 'auto' }}>
      {Array.from({ length: 8 }, (_, index) => (
        <CodeView key={index} {...args} label={`Code ${index + 1}`} />
      ))}
    </div>
  ),
  play: async () => {
    const worker = spyOn(globalThis, 'Worker');
    await screen.findByRole('textbox', { name: 'Code 1' });
    await expect(screen.queryByRole('textbox', { name: 'Code 8' })).not.toBeInTheDocument();
    screen.getByRole('region', { name: 'Code 8' }).scrollIntoView();
    await screen.findByRole('textbox', { name: 'Code 8' });
    await expect(worker).not.toHaveBeenCalled();
    worker.mockRestore();
  },
};

const loading = { kind: 'loading' } as const;
const failed = { kind: 'failed' } as const;

export const Loading: Story = {
  args: { mark: 'fetch' },
  beforeEach: () => {
    const read = spyOn(codeEditorModule, 'read').mockReturnValue(loading);
    return () => read.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/function listPage/)).toBeVisible();
    await expect(canvas.getByText('fetch', { selector: 'mark' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next hit in Spider Code' }));
    await expect(canvas.getByText('FETCH', { selector: 'mark' })).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  beforeEach: () => {
    const read = spyOn(codeEditorModule, 'read').mockReturnValue(failed);
    const load = spyOn(codeEditorModule, 'load').mockImplementation(() => Promise.resolve());
    return () => {
      read.mockRestore();
      load.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The code viewer could not be loaded/)).toBeVisible();
    await expect(canvas.getByText(/function listPage/)).toBeVisible();
    await expect(codeEditorModule.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(codeEditorModule.load).toHaveBeenCalledOnce();
  },
};
