/** One parameter of the address: decoded once, and as it was written. */
export interface AddressParam {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

/** Reads a query string as browsers do: `+` is a space and a broken escape stays text. */
export function parseAddress(search: string): readonly AddressParam[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .flatMap((raw) => [...new URLSearchParams(raw)].map(([name, value]) => ({ name, value, raw })));
}

const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

/** `name=value`, the brackets of a name left readable. */
export const formatParam = (name: string, value: string): string =>
  `${encoded(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${encoded(value)}`;
