import { isBlank } from './messages.ts';

/** The elements that rich text may have, on the server and on the screen. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'code',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'span',
] as const;

/** The size limit of one rich text, in bytes of UTF-8. */
export const RICH_TEXT_MAX_BYTES = 64 * 1024;

/** Whether rich text shows nothing, such as `<p></p>` or `<p>&nbsp;</p>`. */
export const isEmptyRichText = (html: string): boolean =>
  isBlank(html.replace(/<[^>]*>|&nbsp;|&#160;/g, ''));

/** Plain text as HTML that shows exactly that text. */
export const asHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
