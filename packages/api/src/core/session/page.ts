/** The effects of the session on the page, in one place so that tests can watch them. */
export const page = {
  goTo: (url: string): void => location.assign(url),
  reload: (): void => location.reload(),
};
