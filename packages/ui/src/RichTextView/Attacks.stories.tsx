import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RichTextField } from '../form/RichTextField.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ATTACK, attacks } from './attacks.ts';
import { RichTextView } from './RichTextView.tsx';

const ran = fn().mockName('an attack');
const onChange = fn<(html: string) => void>();

const meta = {
  title: 'RichTextView/Attacks',
  component: RichTextView,
  args: { html: '' },
  // The markup is broken on purpose: these stories check what it does, not its accessibility.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    ran.mockClear();
    onChange.mockClear();
    Object.assign(window, { [ATTACK]: ran });
    return () => void Reflect.deleteProperty(window, ATTACK);
  },
} satisfies Meta<typeof RichTextView>;
export default meta;

type Story = StoryObj<typeof meta>;

const FORBIDDEN =
  'script, img, svg, math, iframe, object, embed, style, link, meta, base, form, input, button, textarea, template, video, audio, details, marquee, area, [style], [id], [name]';

/**
 * Asserts that nothing in the content runs or loads, and that links lead only to web and mail
 * addresses.
 */
function expectHarmless(content: Element): void {
  const elements = [...content.querySelectorAll('*')];
  expect(
    elements
      .filter(
        (element) =>
          element.matches(FORBIDDEN) &&
          !element.matches('.ProseMirror-trailingBreak, .ProseMirror-separator'),
      )
      .map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
  expect(
    elements
      .flatMap(({ attributes }) => [...attributes])
      .filter(({ name }) => name.startsWith('on') || name === 'ping')
      .map(({ name }) => name),
  ).toEqual([]);
  expect(
    elements
      .map((element) => element.getAttribute('href'))
      .filter((href) => href !== null && !/^(https?:\/\/|mailto:)/.test(href)),
  ).toEqual([]);
}

/** Waits for the handler of an image of our own. By then any attack would have run. */
const untilHandlersRan = () =>
  new Promise((done) => {
    const probe = new Image();
    probe.onerror = done;
    probe.src = 'data:image/png,broken';
  });

const clickEverything = async (content: Element) => {
  for (const link of content.querySelectorAll<HTMLElement>('a')) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
  }
};

/** A check of the test itself: the same attacks do run when they are inserted without sanitising. */
export const UnsanitisedRuns: Story = {
  play: async ({ canvasElement }) => {
    const raw = document.createElement('div');
    raw.innerHTML = `<img src="data:image/png,broken" onerror="${ATTACK}()">`;
    canvasElement.append(raw);
    await waitFor(() => expect(ran).toHaveBeenCalled());
    raw.remove();
  },
};

export const InANote: Story = {
  render: () => (
    <>
      {attacks.map((html) => (
        <div key={html} data-attack>
          <RichTextView html={html} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-attack] > [dir]')).toHaveLength(attacks.length),
    );
    await untilHandlersRan();
    for (const content of canvasElement.querySelectorAll('[data-attack]')) {
      expectHarmless(content);
      await clickEverything(content);
    }
    await expect(canvasElement.querySelectorAll('[data-attack]')).toHaveLength(attacks.length);
    await expect(ran).not.toHaveBeenCalled();
  },
};

export const InATooltip: Story = {
  render: () => (
    <>
      {attacks.map((html, index) => (
        <div key={html}>
          <Tooltip content={<RichTextView html={html} />}>
            <button type="button">Note {index}</button>
          </Tooltip>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const trigger of canvas.getAllByRole('button', { name: /^Note/ })) {
      trigger.focus();
      const tooltip = await waitFor(() => {
        const shown = canvasElement.ownerDocument.querySelector('[role="tooltip"]:has([dir])');
        if (!shown) throw new Error('No tooltip yet.');
        return shown;
      });
      expectHarmless(tooltip);
    }
    await untilHandlersRan();
    await expect(ran).not.toHaveBeenCalled();
  },
};

export const OpenedInTheEditor: Story = {
  render: () => (
    <>
      {attacks.map((html, index) => (
        <RichTextField
          key={html}
          label={`Note ${index}`}
          name={`note_${index}`}
          value={html}
          onChange={onChange}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Note 0' });
    for (const editor of canvas.getAllByRole('textbox', { name: /^Note/ })) expectHarmless(editor);
    await untilHandlersRan();
    await expect(canvas.getAllByRole('textbox', { name: /^Note/ })).toHaveLength(attacks.length);
    await expect(ran).not.toHaveBeenCalled();
  },
};

const pasteInto = (editor: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  editor.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

export const Pasted: Story = {
  render: () => <RichTextField label="Note" name="note" value="" onChange={onChange} />,
  play: async ({ canvas }) => {
    // Waits for the editor, which replaces a text area.
    const editor = await waitFor(() => {
      const field = canvas.getByRole('textbox', { name: 'Note' });
      expect(field).not.toHaveAttribute('aria-busy');
      return field;
    });
    await userEvent.click(editor);
    for (const html of attacks) {
      pasteInto(editor, html);
      expectHarmless(editor);
    }
    pasteInto(editor, '<p>the last</p>');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('the last')),
    );
    // The HTML that would be saved, parsed without sanitising.
    const sent = document.createElement('div');
    sent.innerHTML = onChange.mock.lastCall?.[0] ?? '';
    expectHarmless(sent);
    await untilHandlersRan();
    await expect(ran).not.toHaveBeenCalled();
  },
};
