/** A `<` that does not begin one of the `ALLOWED_TAGS` of `sanitise.ts` without attributes. */
const OTHER = /<(?!\/?(?:p|br|b|strong|i|em|u|s|a|[uo]l|li|blockquote|code|pre|h[1-4]|span)>)/i;

/**
 * Whether formatted text can be shown as it is, since `sanitise` would find nothing to take out.
 * Most notes are like that, and to clean one takes as long as to draw the rest of it.
 */
export const isHarmless = (html: string): boolean => !OTHER.test(html);
