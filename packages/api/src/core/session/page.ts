/** What the session does to the page, in one place so that tests can watch it. */
export const page = {
  goTo: (url: string): void => location.assign(url),
  reload: (): void => location.reload(),
};
