/**
 * Why code cannot be searched for this text; undefined where it can. The index of the code knows it
 * by threes.
 */
export const reasonCannotSearchCode = (text: string): string | undefined =>
  /[\p{L}\p{N}]{3}/u.test(text)
    ? undefined
    : 'Code is searched for three letters or digits in a row, or more.';
