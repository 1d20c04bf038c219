/** Matches a `<`, unless it begins one of the `ALLOWED_TAGS` of sanitise.ts without attributes. */
const OTHER = /<(?!\/?(?:p|br|b|strong|i|em|u|s|a|[uo]l|li|blockquote|code|pre|h[1-4]|span)>)/i;

/**
 * Whether formatted text is safe without sanitising, because `sanitise` would remove nothing. Most
 * notes are safe, and sanitising a note takes as long as rendering the rest of it.
 */
export const isHarmless = (html: string): boolean => !OTHER.test(html);
