/**
 * The characters that no text of the database can hold: NUL, and half of a surrogate pair. A text
 * with one of them is `invalid_text`.
 */
export const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The messages by violation code. See docs/contract.md#violations. */
export const MESSAGES = {
  required: 'This is required',
  invalid_url: 'URL not valid',
  too_long: 'Value is too long',
  invalid_choice: 'The value you selected is not a valid choice.',
  not_unique: 'This value is already used.',
  not_found: 'Item not found',
  not_null: 'This value should not be null.',
  invalid_text: 'This value is not valid.',
} as const;

type Code = keyof typeof MESSAGES;

/** A violation with the message of its code. */
export const violationOf = <C extends Code>(code: C) => ({ code, message: MESSAGES[code] });

/** Whether a text shows nothing, because it has only white space and invisible characters. */
export const isBlank = (text: string): boolean => /^[\s\p{DI}]*$/u.test(text);
