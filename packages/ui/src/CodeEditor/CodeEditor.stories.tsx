import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { existing } from '../testing/existing.ts';
import { codeEditingModule } from './codeEditingModules.ts';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { DEFAULT_EDITOR_THEME, EDITOR_THEMES } from './editorThemes.ts';
import { drawn, typeText } from './testing/typing.ts';

const php = `<?php
function listPage(string $base): array {
    return ['title' => $base];
}
`;

const onChange = fn<(documentId: string, text: string) => void>();

const meta: Meta<typeof CodeEditor> = {
  component: CodeEditor,
  args: {
    label: 'Spider Code',
    documentId: 'spider',
    text: php,
    theme: DEFAULT_EDITOR_THEME,
    onChange,
  },
  beforeEach: () => {
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 800, blockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

const editor = async (name = 'Spider Code') => screen.findByRole('textbox', { name, busy: false });
/** The plain field that stands in the place of the editor. */
const field = (name = 'Spider Code') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const lines = () =>
  document.querySelector('.view-lines')?.textContent.replaceAll('\u00A0', ' ') ?? '';
const press = (target: Element, key: string, keyCode: number, ctrlKey = false) =>
  fireEvent.keyDown(target, { key, keyCode, ctrlKey });
/** At the start of the text. */
async function type(text: string, name?: string) {
  const area = await editor(name);
  await userEvent.click(area);
  press(area, 'Home', 36, true);
  await typeText(text);
  return area;
}

export const Editing: Story = {
  play: async ({ step }) => {
    await type('// one ');
    await step('what is typed is passed on after a pause', async () => {
      await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', `// one ${php}`]));
    });
    await step('undo passes on the text from before', async () => {
      const area = await editor();
      press(area, 'z', 90, true);
      await waitFor(() => expect(onChange.mock.lastCall?.[1].length).toBeLessThan(php.length + 7));
    });
  },
};

/** A character that cannot be seen is marked and named while it is there. */
export const InvisibleCharacters: Story = {
  args: { text: `${php}$a =\u3000'\u202E';\n` },
  play: async () => {
    const marked = () =>
      [...document.querySelectorAll('.view-lines [class*="_invisible_"]')].map(
        ({ textContent }) => textContent,
      );
    await editor();
    // Monaco itself names what turns the direction of the text.
    await waitFor(() => expect(marked()).toEqual(['U+3000', '\u3000', '[U+202E]']));
    const area = await type('\u200B');
    await waitFor(() => expect(marked().slice(0, 2)).toEqual(['U+200B', '\u200B']));
    press(area, 'Backspace', 8);
    await waitFor(() => expect(marked()).toEqual(['U+3000', '\u3000', '[U+202E]']));
  },
};

/** A bracket that is typed leaves the lines below as they are. */
export const BracketTyped: Story = {
  play: async () => {
    const area = await editor();
    await userEvent.click(area);
    press(area, 'Home', 36, true);
    press(area, 'End', 35);
    await typeText('\n$a = f');
    await waitFor(() => expect(lines()).toContain('$a = f'));
    const below = await screen.findByText((text) => text === 'return');
    await typeText("('b')");
    await waitFor(() => expect(lines()).toContain("$a = f('b')"));
    await expect(below).toBeInTheDocument();
  },
};

/** The element of the editor holds the lines around the cursor for a screen reader. */
export const ReadAloud: Story = {
  args: { text: `${php}$a = '${'x'.repeat(12_000)}';\n` },
  render: (args) => <TwoDocuments {...args} />,
  play: async ({ step }) => {
    const area = await type('// one ', 'spider');
    await step('the lines and the cursor', async () => {
      await waitFor(() => expect(area).toHaveTextContent('// one <?php function listPage'));
      await expect(getSelection()?.focusOffset).toBe('// one '.length);
    });
    await step('where another key moved the cursor, at once', async () => {
      await typeText('#');
      press(area, 'ArrowLeft', 37);
      await drawn();
      await expect(area).toHaveTextContent('// one #<?php function listPage');
      await expect(getSelection()?.focusOffset).toBe('// one '.length);
    });
    await step('a long line, not wrapped', async () => {
      await expect(area).toHaveTextContent(/ \$a = 'x+$/);
      await expect(document.querySelectorAll('.view-line')).toHaveLength(6);
    });
    await step('the other code', async () => {
      await button('Other');
      (await editor('parser')).focus();
      await waitFor(async () => expect(await editor('parser')).toHaveTextContent('parse();'));
    });
  },
};

/** By how much the clock is ahead. */
let ahead = 0;
/** Monaco takes a report of the browser for its own within 100 ms of its last write. */
const goPastOwnReports = () => {
  ahead += 200;
};

/**
 * The browser reports a selection that Monaco wrote late, when the next letter is already typed:
 * the cursor stays after that letter. A selection that a screen reader made moves the cursor.
 */
export const TypedBesideAScreenReader: Story = {
  beforeEach: () => {
    ahead = 0;
    const { now } = Date;
    Date.now = () => now() + ahead; // a spy asks the clock itself
    return () => {
      Date.now = now;
    };
  },
  play: async ({ step }) => {
    const area = await type('// on');
    await waitFor(() => expect(area).toHaveTextContent(/^\/\/ on<\?php/));
    await step('its own', async () => {
      goPastOwnReports();
      const typed = typeText('e');
      document.dispatchEvent(new Event('selectionchange'));
      await typed;
      await typeText(' ');
      await waitFor(() => expect(lines()).toContain('// one <?php'));
    });
    await step("a screen reader's", async () => {
      await waitFor(() => expect(area).toHaveTextContent(/^\/\/ one <\?php/));
      goPastOwnReports();
      const reported = new Promise((resolve) => {
        document.addEventListener('selectionchange', resolve, { once: true });
      });
      getSelection()?.collapse(area.firstChild, 3);
      await reported;
      await drawn();
      await typeText('n');
      await waitFor(() => expect(lines()).toContain('// none <?php'));
    });
  },
};

/** Two codes of one scrape, with buttons for what a page does with the editor. */
function TwoDocuments({ text: first, ...props }: React.ComponentProps<typeof CodeEditor>) {
  const handle = useRef<CodeEditorHandle>(null);
  const [texts, setTexts] = useState<Record<string, string>>({ spider: first, parser: 'parse();' });
  const [shown, setShown] = useState('spider');
  return (
    <>
      <CodeEditor
        {...props}
        ref={handle}
        label={shown}
        documentId={shown}
        text={texts[shown] ?? ''}
        onChange={(id, text) => {
          setTexts((before) => ({ ...before, [id]: text }));
          onChange(id, text);
        }}
      />
      <Button onClick={() => setShown(shown === 'spider' ? 'parser' : 'spider')}>Other</Button>
      <Button onClick={() => handle.current?.flush()}>Flush</Button>
      <Button onClick={() => handle.current?.replace('spider', 'template();')}>Replace</Button>
      <Button onClick={() => handle.current?.goToNextProblem()}>Next problem</Button>
    </>
  );
}

const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/**
 * The first move of the cursor has no brackets to read. This asks Monaco's own tree: an upgrade
 * that renames it must fail here.
 */
export const CursorMovedFirst: Story = {
  play: async () => {
    await editor();
    const { monaco } = await import('./monaco.ts');
    const shown = () => monaco.editor.getModels().find(({ uri }) => uri.path.endsWith('/spider'));
    const tree = () =>
      (shown() as unknown as { bracketPairs: { bracketPairsTree: { value?: unknown } } })
        .bracketPairs.bracketPairsTree.value;
    await waitFor(() => expect(tree()).toBeDefined());
    await expect(shown()?.getValue()).toBe(php);
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const TwoCodes: Story = {
  render: (args) => <TwoDocuments {...args} />,
  play: async ({ step }) => {
    await type('1', 'spider');
    await step('another document takes over what was typed in the one before', async () => {
      await button('Other');
      await expect(onChange.mock.calls).toEqual([['spider', `1${php}`]]);
      await editor('parser');
      await waitFor(() => expect(lines()).toBe('parse();'));
    });
    await step('each has its own text and its own undo steps', async () => {
      await type('2', 'parser');
      await button('Flush');
      await expect(onChange.mock.lastCall).toEqual(['parser', '2parse();']);
      await button('Other');
      const area = await editor('spider');
      await waitFor(() => expect(lines()).toMatch(/^1<\?php/));
      area.focus();
      press(area, 'z', 90, true);
      await waitFor(() => expect(lines()).toMatch(/^<\?php/));
    });
    await step('a replaced text comes back with one undo', async () => {
      await button('Replace');
      await waitFor(() => expect(lines()).toBe('template();'));
      await expect(onChange.mock.lastCall).toEqual(['spider', 'template();']);
      const area = await editor('spider');
      area.focus();
      press(area, 'z', 90, true);
      await waitFor(() => expect(lines()).toMatch(/^<\?php/));
    });
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: 'The scrape is archived.' },
  play: async () => {
    const area = await type('// one ');
    await expect(area).toHaveAttribute('aria-readonly', 'true');
    await waitFor(() => expect(lines()).toMatch(/^<\?php/));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** Another document is read-only, too. */
export const TwoReadOnlyCodes: Story = {
  args: { readOnlyReason: 'The scrape is archived.' },
  render: (args) => <TwoDocuments {...args} />,
  play: async () => {
    await editor('spider');
    await button('Other');
    await waitFor(async () =>
      expect(await editor('parser')).toHaveAttribute('aria-readonly', 'true'),
    );
  },
};

export const TwoProblems: Story = {
  args: {
    problems: [
      { line: 2, column: 10, endLine: 2, endColumn: 18, message: 'Unexpected name' },
      { line: 3, column: 5, endLine: 3, endColumn: 11, message: 'Unexpected return' },
    ],
  },
  render: (args) => <TwoDocuments {...args} />,
  play: async () => {
    await editor('spider');
    await waitFor(() => expect(document.querySelectorAll('.squiggly-error')).toHaveLength(2));
    await button('Next problem');
    await expect(await editor('spider')).toHaveFocus();
    await typeText('A');
    await button('Next problem');
    await typeText('B');
    await button('Flush');
    await expect(onChange.mock.lastCall?.[1]).toContain('function AlistPage');
    await expect(onChange.mock.lastCall?.[1]).toContain('    Breturn');
  },
};

/** The editor scrolls to a line that is out of view. */
export const ProblemOutOfView: Story = {
  args: {
    text: Array.from({ length: 200 }, (_, line) => `$line${line + 1};`).join('\n'),
    problems: [{ line: 150, column: 1, endLine: 150, endColumn: 9, message: 'Unexpected name' }],
  },
  render: (args) => <TwoDocuments {...args} />,
  play: async () => {
    await editor('spider');
    await waitFor(() => expect(lines()).toContain('$line1;'));
    await expect(lines()).not.toContain('$line150;');
    await button('Next problem');
    await waitFor(() => expect(lines()).toContain('$line150;'));
    await expect(lines()).not.toContain('$line1;');
  },
};

export const ThemeChanged: Story = {
  render: (args) => {
    function Choice() {
      const [theme, setTheme] = useState(DEFAULT_EDITOR_THEME);
      return (
        <>
          <CodeEditor {...args} theme={theme} />
          <select
            aria-label="Theme"
            value={theme}
            onChange={({ target }) => setTheme(target.value)}
          >
            {EDITOR_THEMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      );
    }
    return <Choice />;
  },
  play: async () => {
    await editor();
    const background = () =>
      getComputedStyle(existing(document.querySelector('.monaco-editor'))).backgroundColor;
    await expect(EDITOR_THEMES).toHaveLength(55);
    await waitFor(() => expect(background()).toBe('rgb(29, 32, 38)'));
    const choice = screen.getByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(choice, 'Dracula');
    await waitFor(() => expect(background()).toBe('rgb(40, 42, 54)'));
    await userEvent.selectOptions(choice, 'dark');
    await waitFor(() => expect(background()).toBe('rgb(29, 32, 38)'));
  },
};

/** The editor is held back until `arrive` is called. */
async function holdEditor() {
  await codeEditingModule.load();
  const ready = codeEditingModule.read();
  let state: ReturnType<typeof codeEditingModule.read> = { kind: 'loading' };
  let changed = () => {};
  const spies = [
    spyOn(codeEditingModule, 'read').mockImplementation(() => state),
    spyOn(codeEditingModule, 'load').mockImplementation(() => Promise.resolve()),
    spyOn(codeEditingModule, 'subscribe').mockImplementation((onChange) => {
      changed = onChange;
      return () => {};
    }),
  ];
  const become = (next: typeof state) => {
    state = next;
    changed();
  };
  return {
    fail: () => become({ kind: 'failed' }),
    arrive: () => become(ready),
    release: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
let held: Awaited<ReturnType<typeof holdEditor>>;
const withHeldEditor = async () => {
  held = await holdEditor();
  return held.release;
};

export const Loading: Story = {
  beforeEach: withHeldEditor,
  play: async ({ step }) => {
    const area = field();
    await step('the code stands where the editor will show it', async () => {
      await expect(area).toHaveValue(php);
      await expect(area).toHaveStyle({ fontSize: '13px', lineHeight: '20px' });
    });
    await step('on the same ground, also on a light page', async () => {
      await expect(area).toHaveStyle({ backgroundColor: 'rgb(29, 32, 38)', colorScheme: 'dark' });
    });
    await step('H-CED-004 it can be typed in, and what is typed is passed on', async () => {
      area.focus();
      area.setSelectionRange(0, 0);
      await userEvent.keyboard('// one ');
      await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', `// one ${php}`]));
    });
    await step('the editor takes over the text, the selection and the focus', async () => {
      const word = area.value.indexOf('function');
      area.setSelectionRange(word, word + 'function'.length, 'backward');
      held.arrive();
      const monaco = await editor();
      await expect(area).not.toBeInTheDocument();
      await expect(monaco).toHaveFocus();
      // The cursor stands at the start of the selection.
      fireEvent.keyDown(monaco, { key: 'ArrowRight', keyCode: 39, shiftKey: true });
      await typeText('n');
      await waitFor(() =>
        expect(onChange.mock.lastCall?.[1]).toContain('// one <?php\nfn listPage'),
      );
    });
    await step('undo leads back to the text from before', async () => {
      const monaco = await editor();
      press(monaco, 'z', 90, true);
      press(monaco, 'z', 90, true);
      await waitFor(() => expect(onChange.mock.lastCall?.[1]).toBe(php));
    });
  },
};

export const LoadingInALightTheme: Story = {
  beforeEach: withHeldEditor,
  args: { theme: 'GitHub' },
  play: async () => {
    const ground = { backgroundColor: 'rgb(248, 248, 255)' };
    await waitFor(() => expect(field()).toHaveStyle({ ...ground, colorScheme: 'light' }));
    held.arrive();
    await editor();
    await waitFor(() => expect(document.querySelector('.monaco-editor')).toHaveStyle(ground));
  },
};

export const ReplacedWhileLoading: Story = {
  beforeEach: withHeldEditor,
  args: {
    problems: [{ line: 3, column: 5, endLine: 3, endColumn: 11, message: 'Unexpected return' }],
  },
  render: (args) => <TwoDocuments {...args} />,
  play: async ({ step }) => {
    await step('the next problem is reached', async () => {
      await button('Next problem');
      await expect(field('spider')).toHaveFocus();
      await typeText('B');
    });
    await step('flush passes on at once, and another document keeps what was typed', async () => {
      await button('Flush');
      await expect(onChange.mock.lastCall?.[1]).toContain('    Breturn');
      await userEvent.type(field('spider'), '1');
      await button('Other');
      await expect(onChange.mock.lastCall?.[1]).toBe(`${php.replace('ret', 'Bret')}1`);
      await expect(field('parser')).toHaveValue('parse();');
      await button('Other');
      await expect(field('spider').value).toContain('    Breturn');
    });
    await step('a text is replaced', async () => {
      await button('Replace');
      await expect(field('spider')).toHaveValue('template();');
      await expect(onChange.mock.lastCall).toEqual(['spider', 'template();']);
    });
    await step('the editor shows the document that is chosen then', async () => {
      await button('Other');
      held.arrive();
      await editor('parser');
      await waitFor(() => expect(lines()).toBe('parse();'));
      await button('Other');
      await waitFor(() => expect(lines()).toBe('template();'));
    });
  },
};

export const UndoneWhileLoading: Story = {
  beforeEach: withHeldEditor,
  render: (args) => <TwoDocuments {...args} />,
  play: async ({ step }) => {
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    await step('in the field it brings back the typed code that a template replaced', async () => {
      await userEvent.type(field('spider'), '// an hour');
      await button('Replace');
      field('spider').focus();
      await undo();
      await expect(field('spider')).toHaveValue(`${php}// an hour`);
      await expect(onChange.mock.lastCall).toEqual(['spider', `${php}// an hour`]);
      await undo();
      await expect(field('spider')).toHaveValue(php);
    });
    await step('in the editor, too', async () => {
      await userEvent.type(field('spider'), '// two');
      await button('Replace');
      held.arrive();
      const monaco = await editor('spider');
      await waitFor(() => expect(lines()).toBe('template();'));
      await userEvent.click(monaco);
      press(monaco, 'z', 90, true);
      await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', `${php}// two`]));
      press(monaco, 'z', 90, true);
      await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', php]));
    });
  },
};

export const BothCodesUndone: Story = {
  beforeEach: withHeldEditor,
  render: (args) => <TwoDocuments {...args} />,
  play: async () => {
    await userEvent.type(field('spider'), '// one');
    await button('Other');
    await userEvent.type(field('parser'), '// two');
    await button('Other');
    held.arrive();
    const spider = await editor('spider');
    await userEvent.click(spider);
    press(spider, 'z', 90, true);
    await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', php]));
    await button('Other');
    const parser = await editor('parser');
    await waitFor(() => expect(lines()).toBe('parse();// two'));
    await userEvent.click(parser);
    press(parser, 'z', 90, true);
    await waitFor(() => expect(onChange.mock.lastCall).toEqual(['parser', 'parse();']));
  },
};

export const ComposedWhileLoading: Story = {
  beforeEach: withHeldEditor,
  play: async () => {
    const area = field();
    area.focus();
    area.setSelectionRange(0, 0);
    fireEvent.compositionStart(area);
    held.arrive();
    await waitFor(() => expect(document.querySelector('.view-lines')).not.toBeNull());
    await userEvent.keyboard('ü');
    await expect(area).toHaveFocus();
    fireEvent.compositionEnd(area);
    await expect(await editor()).toHaveFocus();
    await waitFor(() => expect(lines()).toMatch(/^ü<\?php/));
  },
};

export const ScrolledWhileLoading: Story = {
  beforeEach: withHeldEditor,
  args: { text: Array.from({ length: 200 }, (_, line) => `$line${line + 1};`).join('\n') },
  play: async () => {
    field().scrollTop = 2000;
    held.arrive();
    await editor();
    await waitFor(() => expect(lines()).toContain('$line101;'));
    await expect(lines()).not.toContain('$line1;');
  },
};

export const ReadOnlyWhileLoading: Story = {
  beforeEach: withHeldEditor,
  args: { readOnlyReason: 'The scrape is archived.' },
  play: async () => {
    await userEvent.type(field(), 'x');
    await expect(field()).toHaveAttribute('readonly');
    await expect(field()).toHaveValue(php);
  },
};

export const RetryAfterFailure: Story = {
  beforeEach: withHeldEditor,
  play: async ({ canvas }) => {
    held.fail();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(codeEditingModule.load).toHaveBeenCalled();
    await userEvent.type(field(), '// two');
    await waitFor(() => expect(onChange.mock.lastCall).toEqual(['spider', `${php}// two`]));
    canvas.getByRole('button', { name: 'Retry' }).focus();
    held.arrive();
    await expect(await editor()).toHaveFocus();
    await waitFor(() => expect(lines()).toContain('// two'));
  },
};

/** The line of the cursor stays in view when the editor becomes lower, if it was in view. */
export const MadeLower: Story = {
  args: { text: `<?php\n${'step();\n'.repeat(100)}last();` },
  render: function Lower(args) {
    const [height, setHeight] = useState(320);
    return (
      <>
        <Button onClick={() => setHeight(height - 80)}>Lower</Button>
        <div style={{ blockSize: height }}>
          <CodeEditor {...args} />
        </div>
      </>
    );
  },
  play: async ({ step }) => {
    const area = await editor();
    const rows = () => document.querySelectorAll('.view-line').length;
    const lower = async () => {
      const before = rows();
      await userEvent.click(screen.getByRole('button', { name: 'Lower' }));
      await waitFor(() => expect(rows()).toBeLessThan(before));
    };
    await step('the cursor is in the last line', async () => {
      await userEvent.click(area);
      press(area, 'End', 35, true);
      await waitFor(() => expect(lines()).toContain('last();'));
      await lower();
      await waitFor(() => expect(lines()).toContain('last();'));
    });
    await step('it was scrolled out of view', async () => {
      area.focus();
      for (let times = 0; times < 20; times += 1) press(area, 'ArrowUp', 38, true);
      await waitFor(() => expect(lines()).not.toContain('last();'));
      await lower();
      await expect(lines()).not.toContain('last();');
    });
  },
};

/** Each number stands in one line, also one of four digits. */
export const ALineOfFourDigits: Story = {
  args: { text: `<?php\n${'step();\n'.repeat(1200)}` },
  play: async () => {
    const area = await editor();
    await userEvent.click(area);
    press(area, 'End', 35, true);
    await waitFor(() => expect(screen.getByText('1202')).toBeVisible());
    const text = document.createRange();
    text.selectNodeContents(screen.getByText('1202'));
    await expect(text.getClientRects()).toHaveLength(1);
  },
};
