/**
 * The reason why code cannot be searched for this text. Undefined when it can. The index of the
 * code holds groups of three letters or digits.
 */
export const reasonCannotSearchCode = (text: string): string | undefined =>
  /[\p{L}\p{N}]{3}/u.test(text)
    ? undefined
    : 'Code is searched for three letters or digits in a row, or more.';
