/** Rich text without a visible character counts as missing (contract, section 2.10; decision 25). */
export const isEmptyRichText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
