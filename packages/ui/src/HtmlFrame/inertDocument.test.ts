// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inertDocument } from './inertDocument.ts';

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

describe('the document of a foreign page', () => {
  it.each([
    ['a fragment', '<p>12 jobs</p>'],
    ['a document', '<!doctype html><html><head><title>x</title></head><body>12 jobs</body></html>'],
    ['an open comment', '<!-- 12 jobs'],
    ['nothing', ''],
  ])('begins with its policy before %s', (_name, html) => {
    expect(inertDocument(html).startsWith(`<!doctype html>${policy}`)).toBe(true);
  });

  it.each([
    '<base href="https://evil.example/">',
    '<META http-equiv=refresh content="0;url=https://evil.example">',
    '<link\nrel=preconnect href=https://evil.example>',
    '<iframe/src=https://evil.example></iframe>',
    '<frameset><frame src=https://evil.example></frameset>',
    '<object data=https://evil.example>',
    '<embed src=https://evil.example>',
    '<map><area href=https://evil.example></map>',
  ])('makes this tag inert: %s', (html) => {
    const inert = inertDocument(html).slice(`<!doctype html>${policy}`.length);
    expect(inert).not.toMatch(/<(base|meta|link|iframe|frame|object|embed|area)\b/i);
    expect(inert).toContain('<basefont');
  });

  it('shows a link as underlined text', () => {
    expect(inertDocument('<A href="https://evil.example">jobs</A>')).toContain(
      '<u href="https://evil.example">jobs</u>',
    );
  });

  it('leaves other tags alone', () => {
    const html = '<article><abbr>a</abbr><header>b</header><address>c</address></article>';
    expect(inertDocument(html)).toContain(html);
  });

  it('takes a megabyte', () => {
    const html = '<a href=x><link'.repeat(70_000);
    expect(inertDocument(html).length).toBeGreaterThan(html.length);
  });
});
