type Kept = { name: string; value: string; path: string; attributes: string };

/** The cookies of one origin, by name and path. Those of the longest path are sent first. */
export class CookieJar {
  cookies: Kept[] = [];
  /** The Set-Cookie lines of the last answer. */
  last: string[] = [];

  store(response: Response): void {
    this.last = response.headers.getSetCookie();
    for (const line of this.last) {
      const [pair = '', ...rest] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
      this.cookies = this.cookies.filter((one) => one.name !== name || one.path !== path);
      const isGone = rest.some(
        (part) => /^max-age=0$/i.test(part) || /^expires=Thu, 01 Jan 1970/i.test(part),
      );
      if (!isGone)
        this.cookies.push({
          name,
          value: pair.slice(name.length + 1),
          path,
          attributes: rest.join('; '),
        });
    }
  }

  header(pathname: string): string {
    const isBelow = (path: string) =>
      pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
    return this.cookies
      .filter(({ path }) => isBelow(path))
      .toSorted((one, other) => other.path.length - one.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  find(name: string): Kept | undefined {
    return this.cookies.find((one) => one.name === name);
  }

  copy(): CookieJar {
    const jar = new CookieJar();
    jar.cookies = this.cookies.map((one) => ({ ...one }));
    return jar;
  }
}
