import { expect, it } from 'vitest';
import { attacks } from './attacks.ts';
import { isHarmless } from './isHarmless.ts';
import { ALLOWED_TAGS } from './sanitise.ts';

/** Escaped markup is text, and stays. */
const isText = (html: string) => /^(?:<p>)?&(?:amp;)?lt;/.test(html);

it.each(attacks.filter((html) => !isText(html)))('has every attack cleaned: %s', (html) => {
  expect(isHarmless(html)).toBe(false);
});

it.each([
  '<p>a</p><!-- b -->',
  'a < b',
  'a<',
  '<p/onclick=x>',
  '<p\nonclick=x>',
  '<p\0>',
  '<sp>',
  '<preview>',
  '</p x>',
  '<>',
  '<ſ>',
])('has what is no plain allowed tag cleaned: %j', (html) => {
  expect(isHarmless(html)).toBe(false);
});

it.each([
  '',
  'a &lt;script&gt; > b & c',
  '<P>a<Br>b</P>',
  ...ALLOWED_TAGS.map((tag) => `<${tag}>a</${tag}>`),
])('takes allowed tags without attributes as they are: %s', (html) => {
  expect(isHarmless(html)).toBe(true);
});
