/** Rich text without a visible character counts as missing (contract, section 2.10; decision 25). */
export const isEmptyRichText = (html: string): boolean =>
  html.replace(/<[^>]*>|&nbsp;|&#160;|[\s\u200B]/g, '') === '';

/** Bytes of UTF-8 that one rich text may have. */
export const RICH_TEXT_MAX_BYTES = 64 * 1024;
