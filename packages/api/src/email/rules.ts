/**
 * Checks the form of an e-mail address: local part, @, domain, and a top-level domain of two
 * letters or more.
 */
export const isValidEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(text);
