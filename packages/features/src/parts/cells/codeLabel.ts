const SMALL = new Set(['for', 'on', 'to']);

/** Writes a code of the API in Title Case: `send_for_review` becomes "Send for Review". */
export const codeLabel = (code: string): string =>
  code
    .split(/[_-]/)
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
