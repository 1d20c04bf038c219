/**
 * A typed or pasted text as one line: blanks and control characters between two words become one
 * blank, those around the text go.
 */
export const plainText = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
