/** The name of a token in a style sheet. */
export const variable = (group: string, name: string): string => `--ui-${group}-${name}`;
