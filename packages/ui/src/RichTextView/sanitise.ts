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

/**
 * Sanitises formatted text: the result runs, loads and restyles nothing, and its links open a new
 * tab.
 */
export function sanitise(html: string): string {
  const content = document.createElement('div');
  content.append(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
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
