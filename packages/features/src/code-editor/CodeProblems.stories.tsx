import { pasteText, typeText } from '@console/ui/CodeEditor/testing/typing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  button,
  editor,
  editorMeta,
  enabled,
  lines,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/PHP',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

/** At the end of the code. */
async function append(text: string) {
  const area = await editor('Spider Code');
  await userEvent.click(area);
  fireEvent.keyDown(area, { key: 'End', keyCode: 35, ctrlKey: true });
  await typeText(text);
}

/** A fault is shown, counted and reached by its key; it does not forbid to save. */
export const OneProblem: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('code without a fault has none', async () => {
      await expect(await screen.findByText('No problems')).toBeVisible();
    });
    const height = () => document.querySelector('.monaco-editor')?.getBoundingClientRect().height;
    const before = height();
    await append('if (');
    await step('a fault is counted and underlined', async () => {
      await expect(await screen.findByRole('button', { name: '1 problem' })).toBeVisible();
      await waitFor(() => expect(document.querySelector('.squiggly-error')).not.toBeNull());
    });
    await step('the editor keeps its height', () => expect(height()).toBe(before));
    await step('H-CED-002 its line has a sign, and the header counts it', async () => {
      const header = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
      await expect(within(header).getByText('1 problem')).toBeVisible();
      await waitFor(async () => {
        const sign = document.querySelector('.glyph-margin-widgets .cgmr');
        await expect(sign && getComputedStyle(sign, '::before').content).toBe('"!"');
        const squiggle = document.querySelector('.squiggly-error');
        await expect(sign?.getBoundingClientRect().top).toBe(squiggle?.getBoundingClientRect().top);
      });
    });
    await step('F8 goes to it and says it', async () => {
      fireEvent.keyDown(await editor('Spider Code'), { key: 'F8', code: 'F8', keyCode: 119 });
      const said = await screen.findByText(/^Line \d+: /);
      await expect(said).toBeVisible();
      const before = said.textContent;
      fireEvent.keyDown(await editor('Spider Code'), { key: 'F8', code: 'F8', keyCode: 119 });
      await waitFor(() => expect(said.textContent).not.toBe(before)); // so that it is read again
      await expect(said.textContent.trim()).toBe(before.trim());
    });
    await step('the count opens the list', async () => {
      await expect(button('1 problem')).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button('1 problem'));
      await expect(button('1 problem')).toHaveAttribute('aria-expanded', 'true');
      await expect(
        within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('button'),
      ).toHaveLength(1);
      await userEvent.click(button('1 problem'));
      await userEvent.click(button('1 problem, show the list'));
      await expect(
        within(screen.getByRole('list', { name: 'Problems' })).getByRole('button'),
      ).toHaveFocus();
    });
    await step('saving asks once', async () => {
      await enabled('Save Spider Code');
      await userEvent.click(button('Save Spider Code'));
      await expect(await screen.findByText('1 problem was found. Save anyway?')).toBeVisible();
      await userEvent.click(button('Save anyway'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save Spider Code' }));
      await dialog.findByRole('textbox', { name: 'Unsaved code' });
    });
  },
};

const lineOfTheCursor = () => document.querySelector('.active-line-number')?.textContent;
async function press(key: string, keyCode: number) {
  const area = await editor('Spider Code');
  area.focus();
  fireEvent.keyDown(area, { key, keyCode, ctrlKey: true });
}

/** Code is formatted in one undo step, and the cursor stays in its line. */
export const Formatted: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    await press('a', 65);
    pasteText('<?php\nfunction  tidy( $a ){ return "x".$a; }\n$kept = 1;');
    await step('A-CED-049 as PHP with single quotes', async () => {
      await enabled('Save Spider Code');
      await userEvent.click(button('Format'));
      await waitFor(() => expect(lines()).toContain("return 'x' . $a;"), { timeout: 30_000 });
      await expect(await screen.findByText('The code has been formatted.')).toBeVisible();
    });
    await step('the cursor is where it was', async () => {
      (await editor('Spider Code')).focus();
      await typeText('HERE');
      await waitFor(() => expect(lines()).toContain('$kept = 1;HERE'));
      await press('z', 90);
      await waitFor(() => expect(lines()).not.toContain('HERE'));
      await expect(lines()).toContain("return 'x' . $a;");
    });
    await step('one undo brings back what was there', async () => {
      await press('z', 90);
      await waitFor(() => expect(lines()).toContain('function  tidy( $a ){ return "x".$a; }'));
    });
  },
};

/** A second Format says that there was nothing to do, and leaves no step to undo. */
export const FormattedTwice: Story = {
  play: async () => {
    await editor('Spider Code');
    await press('a', 65);
    pasteText('<?php\n$last   =   "marker"   ;');
    await enabled('Save Spider Code');
    await userEvent.click(button('Format'));
    await waitFor(() => expect(lines()).toContain("$last = 'marker';"), { timeout: 30_000 });
    await expect(lineOfTheCursor()).toBe('2');
    await waitFor(() => expect(button('Format')).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button('Format'));
    await expect(await screen.findByText('The code is formatted already.')).toBeVisible();
    await press('z', 90);
    await waitFor(() => expect(lines()).toContain('$last   =   "marker"   ;'));
  },
};

/** The cursor stays too. The list of problems leads to the fault. */
export const FormatRefused: Story = {
  play: async () => {
    await append('if ( ');
    await press('Home', 36);
    await waitFor(() => expect(lineOfTheCursor()).toBe('1'));
    const count = await screen.findByRole('button', { name: '1 problem' });
    const before = lines();
    await userEvent.click(button('Format'));
    await expect(
      await screen.findByText('The code has a syntax error. Nothing was formatted.', undefined, {
        timeout: 15_000,
      }),
    ).toBeVisible();
    await expect(lines()).toBe(before);
    await expect(lineOfTheCursor()).toBe('1');

    await userEvent.click(count);
    const [fault] = within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('button');
    const line = /^Line (\d+):/.exec(fault?.textContent ?? '')?.[1];
    await expect(Number(line)).toBeGreaterThan(1);
    await userEvent.click(fault as HTMLElement);
    await waitFor(() => expect(lineOfTheCursor()).toBe(line));
    await press('End', 35);
    await typeText('true);');
    await waitFor(() =>
      expect(
        screen.queryByText('The code has a syntax error. Nothing was formatted.'),
      ).not.toBeInTheDocument(),
    );
  },
};
