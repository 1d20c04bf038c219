import DOMPurify from 'dompurify';

/** The elements that formatted text may have; every other element leaves its text behind. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'span',
];

/** Matches the link addresses that are allowed, the same as on the server. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;
export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address);

/** The start and end tags of blocks that are not kept. Each begins a new line, as on the server. */
const FOREIGN_BLOCK =
  /<\/?(?:address|article|aside|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[56]|header|hr|legend|main|nav|section|summary|table|tr)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const END_OF_CELL = /<\/t[dh]\s*>/gi;
const withParagraphs = (html: string): string =>
  html.replace(END_OF_CELL, '$& ').replace(FOREIGN_BLOCK, '<p data-foreign>');

/**
 * Sanitises formatted text: the result runs, loads and restyles nothing, and its links open a new
 * tab. Lines that foreign blocks divide stay lines.
 */
export function sanitise(html: string): string {
  const content = document.createElement('div');
  content.append(
    DOMPurify.sanitize(withParagraphs(html), {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['href', 'data-foreign'],
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  for (const paragraph of content.querySelectorAll('[data-foreign]')) {
    if (paragraph.matches('p') && !paragraph.textContent?.trim()) paragraph.remove();
    else paragraph.removeAttribute('data-foreign');
  }
  for (const link of content.querySelectorAll('a[href]')) {
    // DOMPurify accepts an empty address, which leads to the page itself.
    if (!isSafeAddress(link.getAttribute('href')?.trim() ?? '')) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return content.innerHTML;
}
