/**
 * The address of a link, only where it is http or https: an address from the server may be
 * anything, a script too.
 */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
