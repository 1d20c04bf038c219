/** Local part, @, domain and a top-level domain of two letters or more (document A, section 5). */
export const isValidEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(text);
