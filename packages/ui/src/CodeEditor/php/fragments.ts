import { tokensOf } from './phpParser.ts';

const openTag = /<\?(?:php\b|=|\s|$)/i;
const prefix = '<?php\n';

/** PHP with its tags, and the offset of the original text in it. */
export interface WrappedPhp {
  php: string;
  shift: number;
}

/**
 * Whether the text is PHP without a tag of its own. A tag inside a string or a comment does not
 * count. A text that begins with `<` is a page.
 */
function isFragment(text: string): boolean {
  if (/^\s*<[!?a-z]/i.test(text)) return false;
  const tag = text.search(openTag);
  if (tag === -1) return true;
  try {
    for (const { name, text: word, offset } of tokensOf(prefix + text)) {
      if (name === 'T_CLOSE_TAG') return true;
      if (offset + word.length > tag + prefix.length) return offset < tag + prefix.length;
    }
  } catch {
    // The text has characters that PHP does not have.
  }
  return false;
}

/** Gives a fragment the tag that the parser needs. A byte-order mark must have been removed before. */
export const wrapPhp = (text: string): WrappedPhp =>
  isFragment(text) ? { php: prefix + text, shift: prefix.length } : { php: text, shift: 0 };

/** Removes the tag of a fragment again; `undefined` if the text does not begin with it. */
export const unwrapPhp = (php: string): string | undefined =>
  /^<\?php\s/.test(php) ? php.replace(/^<\?php\s+/, '') : undefined;
