import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isHarmless } from './isHarmless.ts';
import { RichTextView } from './RichTextView.tsx';
import { sanitise } from './sanitise.ts';

const meta = {
  component: RichTextView,
  args: {
    html: '<p>See <a href="https://acme.example">the page</a> and <strong>wait</strong>:</p><ol><li>one</li><li>two</li></ol><blockquote>quoted</blockquote><pre><code>$url = 1;</code></pre>',
  },
} satisfies Meta<typeof RichTextView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Formatted: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'the page' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const HostileMarkup: Story = {
  args: {
    html: '<p onclick="alert(1)" style="position:fixed">text</p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">click</a><form action="/x"><input name=y></form>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('text')).toBeVisible();
    await expect(
      canvasElement.querySelector('script, img, iframe, form, input, [onclick], [style], a[href]'),
    ).toBeNull();
    await expect(canvas.getByText('click')).toBeVisible();
  },
};

const foreign = [
  ['<div>First line</div><div>Second line</div>', '<p>First line</p><p>Second line</p>'],
  ['<div>a<div>b</div>c</div>d', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
  ['<section><h2>t</h2>text<br>more</section>', '<h2>t</h2>text<br>more'],
  ['<ul><li><div title="a>b">x</div></li></ul>', '<ul><li><p>x</p></li></ul>'],
  ['<pre>a\n  b</pre><h5>t</h5>', '<pre>a\n  b</pre><p>t</p>'],
  [
    '<table><tr><td>a<br>b</td><td>c</td></tr><tr><td>d</td></tr></table>',
    '<p>a<br>b c </p><p>d </p>',
  ],
] as const;

/** What a back end has not cleaned keeps its lines. */
export const UncleanedMarkup: Story = {
  render: () => (
    <>
      {foreign.map(([html]) => (
        <RichTextView key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[dir="auto"]')].map(({ innerHTML }) => innerHTML),
      ).toEqual(foreign.map(([, shown]) => shown)),
    );
  },
};

const harmless = [
  '<p>Seen &amp; <strong>noted</strong>, a &lt;b&gt; c &copy;</p><ul><li>one<li>two</ul>',
  '<p>not closed<b>at <i>all',
  'closed </b>twice</p></br>',
  '<h1><p>in</h1>one <a>another</a></p><pre>  code\n</pre>',
  'a & b > c "d" \0 e',
];

/** HTML that skips sanitising renders exactly as it would after sanitising. */
export const HarmlessMarkup: Story = {
  render: () => (
    <>
      {harmless.map((html) => (
        <RichTextView key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const [index, html] of harmless.entries()) {
      await expect(isHarmless(html)).toBe(true);
      const cleaned = document.createElement('div');
      cleaned.innerHTML = sanitise(html);
      await expect(canvasElement.querySelectorAll('[dir="auto"]')[index]?.innerHTML).toBe(
        cleaned.innerHTML,
      );
    }
  },
};
