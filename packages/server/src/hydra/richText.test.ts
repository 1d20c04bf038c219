import { Problem } from '@console/api/core/hydra/problem';
import { asHtml, isEmptyRichText } from '@console/api/core/hydra/richText';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './richText.ts';

describe('rich text', () => {
  it.each([
    ['<p>Hello <b>you</b></p>', '<p>Hello <b>you</b></p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>after', 'after'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
    [
      '<a href="https://a.test" target="_blank">a</a>',
      '<a href="https://a.test" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="//evil.test">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ...['/x', 'x/y', '#z', '?q', '.', '', '\\\\evil.test', 'https:x', 'ftp://a.test'].map(
      (address) => [`<a href="${address}">a</a>`, '<a rel="noopener noreferrer">a</a>'],
    ),
    ['<a href=" mailto:a@b.co">a</a>', '<a href="mailto:a@b.co" rel="noopener noreferrer">a</a>'],
    [
      '<h1>t</h1><ul><li>x</li></ul><iframe src="https://a.test"></iframe>',
      '<h1>t</h1><ul><li>x</li></ul>',
    ],
    ['<svg><script>1</script></svg>', ''],
    ['<div>First line</div><div>Second line</div>', '<p>First line</p><p>Second line</p>'],
    ['<div>a<div>b</div>c</div>d', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    ['<div title="a>b"><p>x</p><p></p></div>', '<p>x</p><p></p>'],
    ['<section><h2>t</h2>text<br>more</section>', '<h2>t</h2>text<br />more'],
    ['<ul><li><div>x</div></li></ul>', '<ul><li><p>x</p></li></ul>'],
    ['<pre>a\n  b</pre><h5>t</h5>', '<pre>a\n  b</pre><h4>t</h4>'],
    [
      '<table><tr><td>a<br>b</td><td>c</td></tr><tr><td>d</td></tr></table>',
      '<p>a<br />b c </p><p>d </p>',
    ],
    ['<p>a\ud83d</p>', '<p>a\uFFFD</p>'],
    ['<p>\u{1F600}</p>', '<p>\u{1F600}</p>'],
  ])('keeps of %j only %j', (html, kept) => {
    expect(sanitizeRichText(html)).toBe(kept);
  });

  it.each(['', '<p></p>', '<p>&nbsp;</p>', '<p> <br> </p>', '<p>\u00A0</p>', '<script>x</script>'])(
    '%j is empty',
    (html) => {
      expect(isEmptyRichText(sanitizeRichText(html))).toBe(true);
    },
  );

  it('is not empty with a letter in it', () => expect(isEmptyRichText('<p>a</p>')).toBe(false));

  it('beyond 64 KiB is 413', () => {
    expect(() => sanitizeRichText('ä'.repeat(33_000))).toThrow(
      expect.objectContaining({ status: 413 }),
    );
    expect(() => sanitizeRichText('ä'.repeat(33_000))).toThrow(Problem);
  });

  it('plain text as HTML shows that text', () =>
    expect(asHtml('<b> & "q"')).toBe('&lt;b&gt; &amp; &quot;q&quot;'));
});
