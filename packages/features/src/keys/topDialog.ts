/** The dialog that lies over everything else. */
export const topDialog = () =>
  [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].at(-1);
