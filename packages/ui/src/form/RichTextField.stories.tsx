import type { Meta, StoryObj } from '@storybook/react-vite';
import { Editor } from '@tiptap/core';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { existing } from '../testing/existing.ts';
import { RichTextField } from './RichTextField.tsx';

const meta = {
  component: RichTextField,
  args: { label: 'Note', name: 'note', value: '', onChange: fn() },
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'Shown to everybody.' },
  play: async ({ args, canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveAccessibleDescription('Shown to everybody.');
    await userEvent.click(editor);
    await userEvent.keyboard('Hello');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Hello</p>'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

export const Bold: Story = {
  play: async ({ args, canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await userEvent.click(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('Now');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Now</strong></p>'),
    );
  },
};

export const Link: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note', busy: false }));
    const link = canvas.getByRole('button', { name: 'Link' });
    await expect(link).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(link);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Link address' }),
      'acme.example{Enter}',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('href="https://acme.example"'),
      ),
    );
    await waitFor(() => expect(link).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Formatted: Story = {
  args: {
    value:
      '<p>See <a href="https://acme.example">the page</a>:</p><ul><li><p>one</p></li><li><p>two</p></li></ul><blockquote><p>quoted</p></blockquote><p><code>$url</code></p>',
  },
};

export const Invalid: Story = {
  args: { error: 'Enter a note.' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Note', busy: false }),
    ).toHaveAccessibleDescription('Enter a note.');
  },
};

export const LockedWithReason: Story = {
  args: {
    value: '<p>Written by somebody else.</p>',
    disabledReason: 'Only the author may change it.',
  },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveAttribute('contenteditable', 'false');
    await expect(editor).toHaveAccessibleDescription('Only the author may change it.');
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
};

/** A click on the label focuses the editor, as with any other field. */
export const FocusedByItsLabel: Story = {
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await userEvent.click(canvas.getByText('Note'));
    await expect(editor).toHaveFocus();
  },
};

/** A form that mounts the field on a button press, as when an action asks for a note. */
function OnDemand({
  beside,
  ...props
}: ComponentProps<typeof RichTextField> & { beside?: ReactNode }) {
  const [shown, setShown] = useState(false);
  return shown ? (
    <>
      <RichTextField {...props} />
      {beside}
    </>
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Write
    </button>
  );
}

/** Holds back all animation frames, as a busy machine does, until the returned function is called. */
function holdFrames() {
  const held: FrameRequestCallback[] = [];
  const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((run) => held.push(run));
  return () => {
    frames.mockRestore();
    for (const run of held) run(performance.now());
  };
}

/**
 * A change is reported after its paint. What may send or close the form reports it at once: a
 * shortcut, Escape, and leaving the field.
 */
export const TypedOnABusyMachine: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note', busy: false }));
    const expectLast = (text: string) =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p>${text}</p>`);
    const release = holdFrames();
    await userEvent.keyboard('On');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control}');
    await expectLast('On');
    await userEvent.keyboard('l');
    await expectLast('On');
    await userEvent.keyboard('{Escape}');
    await expectLast('Onl');
    await userEvent.keyboard('y');
    await expectLast('Onl');
    await userEvent.tab();
    await expectLast('Only');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    release();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Renders again every few milliseconds, as a form does while somebody types into it. */
function Restless(props: ComponentProps<typeof RichTextField>) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => flushSync(() => setTurn((last) => last + 1)), 4);
    return () => clearInterval(timer);
  }, []);
  return <RichTextField {...props} help={`Turn ${turn}`} />;
}

const mounted = fn().mockName('an editor was created');

/** A form that renders meanwhile neither holds up the editor nor has it created again. */
export const FormDrawnWhileTyping: Story = {
  render: (args) => <Restless {...args} />,
  beforeEach: () => {
    mounted.mockClear();
    const { mount } = Editor.prototype;
    const spy = spyOn(Editor.prototype, 'mount').mockImplementation(function (this: Editor, at) {
      mounted();
      return mount.call(this, at);
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Note', busy: false });
    // The other one is that of the warm-up.
    await expect(mounted.mock.calls.length).toBeLessThanOrEqual(2);
  },
};

/** Text typed before the editor has loaded is kept, and so is the caret. */
export const TypedWhileLoading: Story = {
  render: (args) => <OnDemand {...args} />,
  play: async ({ args, canvas }) => {
    const release = holdFrames();
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('2 <b>{Enter}done{ArrowLeft}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>2 &lt;b&gt;</p><p>done</p>');
    release();
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('X');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>2 &lt;b&gt;</p><p>donXe</p>'),
    );
    await expect(canvas.getAllByRole('textbox')).toEqual([editor]);
  },
};

/** Existing content is kept, and text typed early is added below it. */
export const TypedBelowATextWhileLoading: Story = {
  args: { value: '<p>See <strong>below</strong></p>' },
  render: (args) => <OnDemand {...args} />,
  play: async ({ args, canvas }) => {
    const release = holdFrames();
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.click(canvas.getByText('Note'));
    await userEvent.keyboard('more');
    release();
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('!');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>See <strong>below</strong></p><p>more!</p>',
      ),
    );
  },
};

/** Holds back the timers of half a second. `pauses` holds those that were not cleared. */
function holdPauses() {
  const { setTimeout: start, clearTimeout: clear } = window;
  const pauses = new Map<number, TimerHandler>();
  const starts = spyOn(window, 'setTimeout').mockImplementation(((
    run: TimerHandler,
    delay?: number,
    ...more: unknown[]
  ) => {
    if (delay !== 500) return start(run, delay, ...more);
    const id = -1 - starts.mock.calls.length;
    pauses.set(id, run);
    return id;
  }) as typeof start);
  const clears = spyOn(window, 'clearTimeout').mockImplementation(((id: number) => {
    if (!pauses.delete(id)) clear(id);
  }) as typeof clear);
  const release = () => {
    starts.mockRestore();
    clears.mockRestore();
    for (const run of pauses.values()) start(run);
  };
  return { pauses, release };
}

/** Nobody types into this one, so its editor is created at once. */
const other = <RichTextField label="Other" name="other" value="" onChange={fn()} />;

/** The editor is not created between two keys, but half a second after the last one. */
export const TypedWithoutAPause: Story = {
  render: (args) => <OnDemand {...args} beside={other} />,
  play: async ({ args, canvas }) => {
    const { pauses, release } = holdPauses();
    const releaseFrames = holdFrames();
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const early = await canvas.findByRole('textbox', { name: 'Note' });
    early.focus();
    await userEvent.keyboard('No jobs since May');
    releaseFrames();
    await canvas.findByRole('textbox', { name: 'Other', busy: false });
    await expect(early).toHaveFocus();
    await expect(canvas.getAllByRole('toolbar')).toHaveLength(1);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>No jobs since May</p>'));
    await expect(pauses.size).toBe(1);
    const { top, height } = early.getBoundingClientRect();
    const firstLine = top + early.clientTop + Number.parseFloat(getComputedStyle(early).paddingTop);
    release();
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveFocus();
    await expect(editor).toHaveTextContent('No jobs since May');
    const frame = existing(canvas.getAllByRole('toolbar')[0]).parentElement;
    await expect(frame?.getBoundingClientRect()).toMatchObject({ top, height });
    await expect(editor.firstElementChild?.getBoundingClientRect().top).toBe(firstLine);
    await userEvent.keyboard('!');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>No jobs since May!</p>'),
    );
  },
};

/** A pause while an input method composes text is none: the editor would end the composition. */
export const ComposedWhileLoading: Story = {
  render: (args) => <OnDemand {...args} beside={other} />,
  play: async ({ canvas }) => {
    const { pauses, release } = holdPauses();
    const releaseFrames = holdFrames();
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const early = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    early.focus();
    early.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    early.setRangeText('求人', 0, 0, 'end');
    early.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    releaseFrames();
    await canvas.findByRole('textbox', { name: 'Other', busy: false });
    await expect(early).toHaveFocus();
    await expect(pauses.size).toBe(0);
    early.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect(pauses.size).toBe(1);
    release();
    const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
    await expect(editor).toHaveTextContent('求人');
  },
};

const paste = (editor: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  editor.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const pasted = async (canvas: ReturnType<typeof within>, html: string) => {
  const editor = await canvas.findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(editor);
  paste(editor, html);
};

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0;font-family:Calibri}</style></head>
<body lang=DE><!--StartFragment--><h1 style='mso-outline-level:1'><span lang=EN>Outage<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span style='font-family:"Arial",sans-serif;mso-fareast-language:EN'>The site is <b>down</b><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Engine</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Host</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Scrape</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Day</p></td><td><p class=MsoNormal>Jobs</p></td></tr></table><!--EndFragment--></body></html>`;

/**
 * Pasted word-processor HTML is reduced to what a note supports: emphasis, lists, and table cells
 * as lines.
 */
export const PastedFromWord: Story = {
  play: async ({ args, canvas }) => {
    await pasted(canvas, fromWord);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><strong>Outage</strong></p><p>The site is <strong>down</strong></p><ul><li><p>Engine</p><ol><li><p>Host</p></li></ol></li><li><p>Scrape</p></li></ul><p>Day | Jobs</p>',
      ),
    );
  },
};

/** Lines stay lines, and a picture that is left out is named. */
export const PastedFromAPage: Story = {
  play: async ({ args, canvas }) => {
    await pasted(
      canvas,
      '<div>First line</div><div>Second <img alt="a chart" src="x.png"></div><table><tr><td>a<br>b</td><td><p>c</p></td></tr></table><dl><dt>t</dt><dd>d</dd></dl>',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>First line</p><p>Second [Picture left out: a chart]</p><p>a<br>b | c</p><p>t</p><p>d</p>',
      ),
    );
  },
};

export const PastedFromGoogleDocs: Story = {
  play: async ({ args, canvas }) => {
    await pasted(
      canvas,
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span><span style="font-style:italic"> and sloped</span></p></b>',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><strong>Bold</strong><em> and sloped</em></p>',
      ),
    );
  },
};
