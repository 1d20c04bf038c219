/**
 * The addresses that the console calls. See docs/contract.md#configuration. This module has no
 * valibot, because the boot script loads it too.
 */
export type ConsoleConfig = typeof defaults;

/** The configuration that every request needs. */
const requestDefaults = {
  apiBaseUrl: '/api',
  oauthAgentBaseUrl: '/oauth-agent',
  csrfHeaderName: 'x-console-csrf',
};

// The call is marked as pure, so that the bundler removes it from the boot script.
const defaults = /* @__PURE__ */ Object.assign(
  {
    legacyBaseUrl: '/legacy',
    legacyTestPath: '/admin/external_code_test',
    legacyPopupPath: '/admin/scrape_command',
    legacyFramePath: '/admin/',
    legacyTestBody: 'v1',
    appVersion: '1.0.44',
    /** The due times of the priorities 1 to 5 of queue requests. See docs/contract.md#planning. */
    dueTimes: '4h,24h,day,48h,week',
    /** The time zone in which days begin and end. An empty text stands for the zone of the browser. */
    timeZone: '',
    stalledAfterDays: 3,
  },
  requestDefaults,
);

let config: ConsoleConfig | undefined;

/** A key that is absent, empty or of another type keeps its default. */
function parse<T extends object>(text: string, fallback: T): T | undefined {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null) return undefined;
    const texts = Object.entries(given).filter(
      ([name, value]) =>
        name in fallback && typeof value === typeof Reflect.get(fallback, name) && value !== '',
    );
    return { ...fallback, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

const inPage = <T extends object>(fallback: T): T | undefined =>
  typeof document === 'undefined'
    ? undefined
    : // oxlint-disable-next-line no-restricted-properties -- no component: the server has written it into the page
      parse(document.getElementById('console-config')?.textContent ?? '', fallback);

/** The part of the configuration that the requests of the boot script need. */
export const getRequestConfig = (): typeof requestDefaults =>
  inPage(requestDefaults) ?? requestDefaults;

/** Returns the configuration of the page, or the defaults until it is loaded. */
export function getConfig(): ConsoleConfig {
  config ??= inPage(defaults);
  return config ?? defaults;
}

/**
 * Loads the configuration from the page, or from /config.json when a static host serves the page.
 * When neither has it, the defaults apply.
 */
export async function loadConfig(): Promise<ConsoleConfig> {
  config ??= inPage(defaults);
  config ??= await fetch('/config.json')
    .then(async (response) => (response.ok ? parse(await response.text(), defaults) : undefined))
    .catch(() => undefined);
  return getConfig();
}
