import { payloadTooLarge } from '@console/api/core/hydra/problem';
import sanitizeHtml from 'sanitize-html';

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
 *
 * @throws Problem 413 beyond 64 KiB
 */
export function sanitizeRichText(html: string): string {
  if (Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES) throw payloadTooLarge(MAX_RICH_TEXT_BYTES);
  return sanitizeHtml(html, allowed);
}

/** Nothing to read in it: `<p></p>`, `<p>&nbsp;</p>` and the like count as missing. */
export const isEmptyRichText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(
    /&nbsp;|&#160;|\s|\u200B/g,
    '',
  ) === '';

const endOfLine = /<(?:br|\/(?:p|li|h[1-4]|blockquote|pre))\b[^>]*>/gi;
const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** What is to be read in it, a line for each paragraph or item. */
export const richTextToText = (html: string): string =>
  sanitizeHtml(html.replace(endOfLine, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Plain text as HTML that shows exactly that text. */
export const asHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
