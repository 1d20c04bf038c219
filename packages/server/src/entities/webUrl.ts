/** The longest URL that is kept (section 2.10). */
const MAX_URL = 2048;

/** Trimmed, with `https://` where no scheme was typed. Empty is null. */
export function withScheme(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(typed)) return typed;
  return typed.startsWith('//') ? `https:${typed}` : `https://${typed}`;
}

/** Absolute http or https, a host with a dot or localhost, no user name or password, no white space. */
export function isWebUrl(url: string): boolean {
  if (url.length > MAX_URL || /[\s\0]/.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username === '' && password === '' && (hostname === 'localhost' || /[^.]\.[^.]/.test(hostname));
}
