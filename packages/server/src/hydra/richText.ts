import sanitizeHtml from 'sanitize-html';
import { payloadTooLarge } from './problem.ts';

const MAX_RICH_TEXT_BYTES = 64 * 1024;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/**
 * Rich text as it is stored: only the markup of section 2.10.
 * @throws Problem 413 beyond 64 KiB
 */
export function sanitizeRichText(html: string): string {
  if (Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES) throw payloadTooLarge(MAX_RICH_TEXT_BYTES);
  return sanitizeHtml(html, allowed);
}

/** Nothing to read in it: `<p></p>`, `<p>&nbsp;</p>` and the like count as missing. */
export const isEmptyRichText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|&#160;|\s|\u200B/g, '') === '';

/** Plain text as HTML that shows exactly that text. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
