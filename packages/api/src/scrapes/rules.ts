/**
 * Whether code can be searched for this text. The index of the code holds groups of three letters
 * or digits.
 */
export const canSearchCode = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
