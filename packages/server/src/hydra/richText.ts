import { UNSTORABLE } from '@console/api/core/hydra/messages';
import { payloadTooLarge } from '@console/api/core/hydra/problem';
import {
  isEmptyRichText,
  RICH_TEXT_MAX_BYTES,
  RICH_TEXT_TAGS,
} from '@console/api/core/hydra/richText';
import type { Violations } from '@console/api/core/hydra/violations';
import sanitizeHtml from 'sanitize-html';

/**
 * The link addresses that stay. They are the same as in the console. A relative address leads
 * nowhere.
 */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** The start and end tags of blocks that are not kept. Each begins a new line. */
const FOREIGN_BLOCK =
  /<\/?(?:address|article|aside|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|legend|main|nav|section|summary|table|tr)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const END_OF_CELL = /<\/t[dh]\s*>/gi;

/** Divides a text into paragraphs where its foreign blocks divide it. Those without a text go. */
const withParagraphs = (html: string): string =>
  html.replace(END_OF_CELL, '$& ').replace(FOREIGN_BLOCK, '<p data-foreign>');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs, text }) =>
    tag === 'p' && 'data-foreign' in attribs && text.trim() === '',
  transformTags: {
    h5: 'h4',
    h6: 'h4',
    a(tagName, { href = '' }) {
      const address = href.trim();
      const rel = 'noopener noreferrer';
      const attribs: sanitizeHtml.Attributes = SAFE_ADDRESS.test(address)
        ? { href: address, rel }
        : { rel };
      return { tagName, attribs };
    },
  },
};

/**
 * Returns rich text as it is stored, with only the markup of docs/contract.md#rich-text. Half of a
 * surrogate pair, which no text of the database can hold, becomes U+FFFD.
 *
 * @throws Problem 413 for more than 64 KiB
 */
export function sanitizeRichText(html: string): string {
  if (Buffer.byteLength(html) > RICH_TEXT_MAX_BYTES) throw payloadTooLarge(RICH_TEXT_MAX_BYTES);
  return Buffer.from(sanitizeHtml(withParagraphs(html), allowed).normalize('NFC')).toString();
}

/**
 * Reads a rich text of a body as it is stored. NUL is a violation. A text that shows nothing is one
 * when the text is required.
 *
 * @throws Problem 413 for more than 64 KiB
 */
export function readRichText(
  propertyPath: string,
  given: string | null | undefined,
  violations: Violations,
  isRequired = true,
): string {
  const html = sanitizeRichText(given ?? '');
  if (UNSTORABLE.test(html)) violations.add(propertyPath, 'invalid_text');
  else if (isRequired && isEmptyRichText(html)) violations.add(propertyPath, 'required');
  return html;
}

const endOfLine = /<(?:br|\/(?:p|li|h[1-4]|blockquote|pre))\b[^>]*>/gi;
const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Turns rich text into plain text, with one line for each paragraph or item. */
export const richTextToText = (html: string): string =>
  sanitizeHtml(html.replace(endOfLine, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim();
