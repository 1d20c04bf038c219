/** Can code be searched for this text? Its index holds groups of three letters or digits. */
export const canSearchCode = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
