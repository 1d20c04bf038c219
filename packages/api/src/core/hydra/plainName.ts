/** What looks like an ordinary blank and is none. */
const BLANKS = /[\p{Z}\u2800]/gu;
/**
 * Controls, marks without a width and marks that turn the direction of the text. A joiner or
 * variation selector belongs to the letter or emoji before it and stays there. Line breaks and tabs
 * can be seen, and NUL is refused with its own message.
 */
const HIDDEN =
  /(?![\0\t\n\r]|(?<=(?!\p{DI})[\p{Lo}\p{M}]|[\p{ExtPict}\p{EMod}]\uFE0F?)[\p{VS}\u200C\u200D]|\uFE0F\u20E3)[\p{Cc}\p{DI}]/gu;

/** A text in Unicode's composed form, with ordinary blanks, and without what nobody can see. */
export const visibleText = (text: string): string =>
  text.normalize('NFC').replace(BLANKS, ' ').replace(HIDDEN, '');

/**
 * A name as it is stored: its visible text without the blanks at its ends. Otherwise two names
 * could look equal and be different, and a name would not be found by whoever types what it shows.
 */
export const plainName = (text: string): string => visibleText(text).trim();
